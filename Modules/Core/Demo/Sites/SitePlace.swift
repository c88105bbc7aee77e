/// A host of the demo, such as `kiln.example`, and a path on it. The demo server serves all hosts
/// at its own address.
package struct SitePlace: Hashable {
  /// The host in lower case, always ending in `.example`.
  package let host: String
  /// The path, starting with a slash. It includes the query only if the place was made from an
  /// address.
  package let path: String
  /// The host and port of a request that names the host of the demo by host name, such as
  /// `kiln.localhost:49152`. `nil` if the request names it by path, such as `/sites/kiln.example/`.
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

  /// The ending of host names that always mean the local machine:
  /// https://www.rfc-editor.org/rfc/rfc6761#section-6.3
  package static let local = ".localhost"
  /// The ending of host names that are reserved for examples:
  /// https://www.rfc-editor.org/rfc/rfc2606#section-2
  package static let end = ".example"
}
