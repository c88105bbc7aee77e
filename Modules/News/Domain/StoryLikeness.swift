public import CoreDomain

/// By what a story is known again that another feed brought: where it leads.
///
/// Feeds give one page many addresses: with and without `www`, with the name of the newsletter behind it. What is
/// taken off here says who sent the reader and nothing about the page.
public enum StoryLikeness {
  /// The likeness of an address; nothing for one that many stories share, such as that of a site's front page.
  public static func key(of link: WebAddress) -> String? {
    let text = link.text.prefix { $0 != "#" }
    guard let scheme = text.range(of: "://") else { return nil }
    let rest = text[scheme...].dropFirst(3)
    let (place, query) = rest.cut(at: "?")
    let (host, path) = place.cut(at: "/")
    let parameters = query.split(separator: "&").filter { !isAboutTheSender($0) }
    let page = path.droppingSlashes
    guard !page.isEmpty || !parameters.isEmpty else { return nil }
    let site = host.lowercased()
    let name = site.hasPrefix("www.") ? String(site.dropFirst(4)) : site
    let tail = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    return "\(name)/\(page)\(tail)"
  }

  /// Parameters that newsletters, advertisers and social networks add to the addresses they hand out.
  private static func isAboutTheSender(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || senders.contains(name)
  }

  private static let senders: Set<String> = [
    "dclid", "fbclid", "gclid", "igshid", "mc_cid", "mc_eid", "msclkid", "ref_src", "yclid",
  ]
}

extension Substring {
  fileprivate func range(of mark: String) -> Index? {
    indices.first { self[$0...].hasPrefix(mark) }
  }

  /// What stands before a mark, and what behind it; all of it and nothing where the mark is missing.
  fileprivate func cut(at mark: Character) -> (Substring, Substring) {
    guard let place = firstIndex(of: mark) else { return (self, "") }
    return (self[..<place], self[place...].dropFirst())
  }

  /// The path without slashes at its end.
  fileprivate var droppingSlashes: Substring {
    var text = self
    while text.last == "/" { text = text.dropLast() }
    return text
  }
}
