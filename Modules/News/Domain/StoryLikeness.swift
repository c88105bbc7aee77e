public import CoreDomain

/// By what a story is known again that another feed brought: where it leads.
///
/// Feeds give one page many addresses: with and without `www`, with the name of the newsletter behind it. What is
/// taken off here says who sent the reader and nothing about the page.
public struct StoryLikeness: Hashable, Sendable {
  /// The address of the page, without its scheme and its fragment.
  public let page: String
  /// The part of the page; `nil` for the whole page. Two different parts are two stories: entries of a
  /// changelog, screens of an application.
  public let fragment: String?

  /// Returns `nil` for an address that many stories share, such as that of a site's front page.
  public init?(of link: WebAddress) {
    let (address, fragment) = Substring(link.text).cut(at: "#")
    guard let scheme = address.range(of: "://") else { return nil }
    let rest = address[scheme...].dropFirst(3)
    let (place, query) = rest.cut(at: "?")
    let (host, path) = place.cut(at: "/")
    let parameters = Self.parameters(of: query)
    let name = path.droppingSlashes
    guard !name.isEmpty || !parameters.isEmpty else { return nil }
    let tail = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    page = "\(Self.site(String(host)))/\(name)\(tail)"
    self.fragment = Self.parameters(of: fragment).isEmpty ? nil : String(fragment)
  }

  /// The page and its part as one text. No page holds a `#`.
  public var key: String { fragment.map { "\(page)#\($0)" } ?? page }

  /// The host that an address leads to, without `www`.
  public static func site(of address: WebAddress) -> String { site(address.host) }

  private static func site(_ host: String) -> String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// The parameters of a query or a fragment that are about the page.
  private static func parameters(of query: Substring) -> [Substring] {
    query.split(separator: "&").filter { !isAboutTheSender($0) }
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

/// How many entries of one document lead to each place.
public struct StoryLikenesses: Sendable {
  private var keys: [String: Int] = [:]
  private var pages: [String: Int] = [:]

  /// Counts the entries of a document. Repetitions do not count.
  public init(_ arriving: [StoryEvidence], _ matches: [StoryMatch]) {
    for (entry, match) in zip(arriving, matches) {
      if case .repeated = match { continue }
      guard let likeness = entry.link.flatMap(StoryLikeness.init) else { continue }
      keys[likeness.key, default: 0] += 1
      pages[likeness.page, default: 0] += 1
    }
  }

  /// Where to look for the story of other feeds that an entry belongs to, in this order: at exactly the same place
  /// and, if no other entry leads to the page, where the fragment is missing on one of the two sides.
  public func places(of entry: StoryEvidence) -> [StoryPlace] {
    guard let likeness = entry.link.flatMap(StoryLikeness.init), keys[likeness.key] == 1 else {
      return []
    }
    guard pages[likeness.page] == 1 else { return [.exactly(likeness.key)] }
    return [
      .exactly(likeness.key),
      likeness.fragment == nil ? .parts(of: likeness.page) : .exactly(likeness.page),
    ]
  }
}

/// A place that stories lead to.
public enum StoryPlace: Hashable, Sendable {
  /// The place of a ``StoryLikeness/key``.
  case exactly(String)
  /// Any part of a page, but not the whole of it.
  case parts(of: String)
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
