/// A host of the demo and a path on it.
struct SitePlace: Hashable {
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

  /// Names that every machine has for itself: https://www.rfc-editor.org/rfc/rfc6761#section-6.3
  static let local = ".localhost"
  /// The end of hosts that nobody can have: https://www.rfc-editor.org/rfc/rfc2606#section-3
  static let end = ".example"
}
