extension SitePlace {
  /// Parses an http or https address; `nil` if its host does not end in `.example`. ``path`` then
  /// includes the query, and ``authority`` is `nil`.
  package init?(address: String) {
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix) else { return nil }
    let rest = address.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }.lowercased()
    guard SiteService.isServed(host: host) else { return nil }
    self.host = host
    path = rest.count == host.count ? "/" : String(rest.dropFirst(host.count))
    authority = nil
  }

  /// Returns the value of the `Location` field that redirects the client to an address. If the
  /// address has a host of the demo, the value names this host in the same way as the request of
  /// this place: by path or by host name. Other addresses are unchanged.
  package func location(of address: String) -> String {
    guard let place = SitePlace(address: address) else { return address }
    guard let authority else { return SiteService.base + place.host + place.path }
    return "http://" + Self.name(of: place.host, at: authority) + place.path
  }

  /// Returns the host name and port at which a demo server serves a host of the demo: for
  /// `kiln.example`, they are `kiln.localhost:49152`.
  ///
  /// - Parameter authority: The host and port of the demo server, such as `127.0.0.1:49152`.
  package static func name(of host: String, at authority: String) -> String {
    let port = authority.drop { $0 != ":" }
    return host.dropLast(end.count) + local + port
  }
}
