extension SitePlace {
  /// Parses an absolute address; `nil` if its host is not part of the demo.
  package init?(address: String) {
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix) else { return nil }
    let rest = address.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }.lowercased()
    guard SiteService.isServed(host: host) else { return nil }
    self.host = host
    path = rest.count == host.count ? "/" : String(rest.dropFirst(host.count))
    authority = nil
  }

  /// Returns the `Location` value for an address. It names the host in the same way as this request
  /// does: by path or by host name.
  package func location(of address: String) -> String {
    guard let place = SitePlace(address: address) else { return address }
    guard let authority else { return SiteService.base + place.host + place.path }
    return "http://" + Self.name(of: place.host, at: authority) + place.path
  }

  /// Returns the host name and port at which a server serves a host of the demo: for
  /// `kiln.example`, it is a name such as `kiln.localhost:49152`.
  package static func name(of host: String, at authority: String) -> String {
    let port = authority.drop { $0 != ":" }
    return host.dropLast(end.count) + local + port
  }
}
