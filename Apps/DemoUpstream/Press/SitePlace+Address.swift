extension SitePlace {
  /// The place of an absolute address, or nothing when its host is none of the demo's.
  init?(address: String) {
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix) else { return nil }
    let rest = address.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }.lowercased()
    guard SiteService.isServed(host: host) else { return nil }
    self.host = host
    path = rest.count == host.count ? "/" : String(rest.dropFirst(host.count))
    authority = nil
  }

  /// The value of `Location` that leads a client to an address as it came here: by path, or by name.
  func location(of address: String) -> String {
    guard let place = SitePlace(address: address) else { return address }
    guard let authority else { return SiteService.base + place.host + place.path }
    return "http://" + Self.name(of: place.host, at: authority) + place.path
  }

  /// The name and port by which a host is found as such at a server.
  static func name(of host: String, at authority: String) -> String {
    let port = authority.drop { $0 != ":" }
    return host.dropLast(end.count) + local + port
  }
}
