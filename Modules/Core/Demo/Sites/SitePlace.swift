/// A host of the demo and a path on it.
package struct SitePlace: Hashable {
  /// The host in lower case, always ending in `.example`.
  package let host: String
  /// The path without the query, starting with a slash.
  package let path: String
  /// The host and port of a request that names the site by host name, such as
  /// `kiln.localhost:49152`. `nil` for a request that names the site by path, such as
  /// `/sites/kiln.example`.
  package let authority: String?

  /// Returns the requested host and path, or `nil` if the request is not for a host of the demo.
  package init?(_ request: UpstreamRequest) {
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

  /// Names that always resolve to the local machine:
  /// https://www.rfc-editor.org/rfc/rfc6761#section-6.3
  package static let local = ".localhost"
  /// The ending of reserved host names: https://www.rfc-editor.org/rfc/rfc2606#section-3
  package static let end = ".example"
}
