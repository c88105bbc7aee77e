import HTTPTypes

/// The pages of hosts that end in `.example`, a reserved domain:
/// https://www.rfc-editor.org/rfc/rfc2606
///
/// A page's title is derived from its address: `/glazes` of `mira-lindqvist.example` is “Glazes –
/// Mira Lindqvist”. Three paths are special on each host: `/moved` redirects to `/`, `/gone`
/// returns 410, and `/untitled` has no title. Some hosts belong to other services, which answer
/// before this service.
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
    default: return page(Self.title(of: name, on: host))
    }
  }

  private func page(_ title: String) -> UpstreamReply {
    var reply = UpstreamReply.page(title, "An invented page of the demo.").tagged
    reply.fields[.lastModified] = "Thu, 01 Oct 2015 00:00:00 GMT"
    return reply
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

  /// Whether a host's pages are served.
  package static func isServed(host: String) -> Bool { host.hasSuffix(".example") }

  /// The path prefix of the pages of all hosts.
  package static let base = "/sites/"
}

extension DemoUpstream {
  /// Returns the server path of a page, or `nil` if the host is not part of the demo.
  ///
  /// - Parameters:
  ///   - host: The host in lower case, without a port.
  ///   - path: The path and query, starting with a slash.
  public static func path(ofHost host: String, path: String) -> String? {
    SiteService.isServed(host: host) ? SiteService.base + host + path : nil
  }

  /// Returns the host, path and query for a server path, or `nil` if the path does not belong to a
  /// host of the demo.
  public static func site(atPath path: String) -> (host: String, path: String)? {
    guard path.hasPrefix(SiteService.base) else { return nil }
    let rest = path.dropFirst(SiteService.base.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    guard SiteService.isServed(host: host.lowercased()) else { return nil }
    let inner = String(rest.dropFirst(host.count))
    return (host.lowercased(), inner.hasPrefix("/") ? inner : "/" + inner)
  }
}
