/// A host of the demo and a path on it.
struct PressPlace: Hashable {
  /// In lower case, and always one that ends in `.example`.
  let host: String
  /// Path without the query, beginning with a slash.
  let path: String
  /// Host and port of the server, where it was asked by a name of the host's own.
  let authority: String?

  /// The place that a request asks for, or nothing when it asks for none.
  init?(_ request: UpstreamRequest) {
    if let place = DemoUpstream.site(atPath: request.path) {
      (host, path) = place
      authority = nil
      return
    }
    let parts = request.authority.split(separator: ":", maxSplits: 1)
    guard let name = parts.first?.lowercased(), name.hasSuffix(Self.local) else { return nil }
    host = name.dropLast(Self.local.count) + Self.end
    path = request.path
    authority = request.authority
  }

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
    guard let place = PressPlace(address: address) else { return address }
    guard let authority else { return SiteService.base + place.host + place.path }
    return "http://" + Self.name(of: place.host, at: authority) + place.path
  }

  /// The name and port by which a host is found as such at a server.
  static func name(of host: String, at authority: String) -> String {
    let port = authority.drop { $0 != ":" }
    return host.dropLast(end.count) + local + port
  }

  /// Names that every machine has for itself: https://www.rfc-editor.org/rfc/rfc6761#section-6.3
  private static let local = ".localhost"
  private static let end = ".example"
}
