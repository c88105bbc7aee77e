import HTTPTypes

/// A simulated service with invented pages for all hosts that end in `.example`, a reserved ending:
/// https://www.rfc-editor.org/rfc/rfc2606
///
/// The title of a page is made from its address: the title of `/glazes` on `mira-lindqvist.example`
/// is “Glazes – Mira Lindqvist”. The last component of a path can be special: `moved` redirects to
/// `/`, `gone` returns status 410, and the page `untitled` has no title. Some hosts belong to other
/// services, which answer before this service.
package struct SiteService: UpstreamService {
  package var paths: [String] { [Self.base + "<host>/<path>"] }

  package func answer(_ request: UpstreamRequest) -> UpstreamReply? {
    let parts = request.parts
    guard request.path.hasPrefix(Self.base), parts.count >= 2 else { return nil }
    let host = parts[1].lowercased()
    guard Self.isServed(host: host) else { return nil }
    let name = parts.count > 2 ? parts.last ?? "" : ""
    switch name {
    case "moved": return .redirect(to: Self.base + host + "/", status: .movedPermanently)
    case "gone": return .page("Gone", "There was a page here.", status: .gone)
    case "untitled": return .text("<p>A page without a title.</p>", type: "text/html")
    default:
      return UpstreamReply.page(Self.title(of: name, on: host), "An invented page of the demo.")
        .tagged.with(.lastModified, "Thu, 01 Oct 2015 00:00:00 GMT")
    }
  }

  private static func title(of name: String, on host: String) -> String {
    let site = host.split(separator: ".").dropLast().last.map(words) ?? host
    let stem = name.split(separator: ".").first.map(words) ?? ""
    return stem.isEmpty ? site : "\(stem) – \(site)"
  }

  /// Splits a text at hyphens and capitalizes the words.
  private static func words(_ text: Substring) -> String {
    text.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Whether a host is part of the demo. The host must be in lower case.
  package static func isServed(host: String) -> Bool { host.hasSuffix(".example") }

  /// The path prefix of all pages on the demo server: the page `/glazes` of `kiln.example` has the
  /// path `/sites/kiln.example/glazes`.
  package static let base = "/sites/"
}

extension DemoUpstream {
  /// Returns the path of a page on the demo server, or `nil` if the host is not part of the demo. A
  /// client of a demo sends its requests to this path.
  ///
  /// - Parameters:
  ///   - host: The host in lower case, without a port.
  ///   - path: The path and query, starting with a slash.
  public static func path(ofHost host: String, path: String) -> String? {
    SiteService.isServed(host: host) ? SiteService.base + host + path : nil
  }

  /// Returns the host of a page, and its path with the query, for a path on the demo server. It is
  /// the inverse of ``path(ofHost:path:)``. Returns `nil` for all other paths.
  public static func site(atPath path: String) -> (host: String, path: String)? {
    guard path.hasPrefix(SiteService.base) else { return nil }
    let rest = path.dropFirst(SiteService.base.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    guard SiteService.isServed(host: host.lowercased()) else { return nil }
    let inner = String(rest.dropFirst(host.count))
    return (host.lowercased(), inner.hasPrefix("/") ? inner : "/" + inner)
  }
}
