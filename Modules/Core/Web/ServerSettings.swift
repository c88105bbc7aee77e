import CoreDomain

/// The address of the server and its access rules.
public struct ServerSettings: Hashable, Sendable {
  package let host: String
  /// The port, from 1 to 65535, or 0 for any free port.
  package let port: Int
  package let names: HostNames
  /// The proxies whose `X-Forwarded-For` the server trusts.
  let proxies: TrustedProxies
  /// The access token, or `nil` to admit all clients.
  package let token: AccessToken?
  /// A sentence for every page and for the line that announces the server's address, as in a demo.
  package var note: String?

  /// - Parameter isForAll: Whether a server on the loopback interface may have public names without
  ///   a token, because a proxy controls access.
  /// - Throws: ``ServerFailure`` if the token, a name or an address is invalid, or if other
  ///   machines can reach a server without a token.
  public init(
    host: String, port: Int, publicNames: [String] = [], trustedProxies: [String] = [],
    token: String? = nil, isForAll: Bool = false
  ) throws(ServerFailure) {
    if let name = publicNames.first(where: { !HostNames.isName($0) }) { throw .malformedName(name) }
    proxies = TrustedProxies(
      try trustedProxies.map { text throws(ServerFailure) in
        guard let address = ClientAddress(text) else { throw .malformedProxy(text) }
        return address
      })
    self.token = try token.map { text throws(ServerFailure) in
      guard let token = AccessToken(text) else { throw .weakToken }
      return token
    }
    guard HostNames.isLoopback(host) || self.token != nil else { throw .tokenMissing(host: host) }
    if let name = publicNames.first, self.token == nil, !isForAll {
      throw .tokenMissingBehindProxy(name: name)
    }
    self.host = host
    self.port = port
    names =
      HostNames.isLoopback(host) && publicNames.isEmpty
      ? .loopback(host) : .beyondLoopback(publicNames + [host])
  }

  /// Returns the server's URL with the port that it listens on, even if the setting ``port`` is 0.
  package func address(port: Int) -> String {
    "http://\(host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host):\(port)"
  }
}
