/// The proxies in front of the server. All clients share their connections, and they name the
/// client of a request in `X-Forwarded-For`. Proxies on this machine are always trusted.
package struct TrustedProxies: Hashable, Sendable {
  private let addresses: [ClientAddress]

  /// - Parameter addresses: The addresses of proxies on other machines.
  package init(_ addresses: [ClientAddress] = []) {
    self.addresses = addresses
  }

  /// Whether a client of a connection is a proxy.
  func contain(_ address: ClientAddress) -> Bool {
    address.isLoopback || addresses.contains { $0.parts == address.parts }
  }
}
