public import CoreDomain

/// The normalized link of a story, for recognizing the same story in other feeds.
///
/// Feeds link to the same page in different ways: with or without `www`, or with tracking
/// parameters such as `utm_source`. The normalization removes these differences.
public struct StoryLikeness: Hashable, Sendable {
  /// The address of the page, without the scheme, `www`, trailing slashes, tracking parameters and
  /// the fragment.
  public let page: String
  /// The fragment, or `nil` for the whole page. Links with different fragments lead to different
  /// stories, such as the entries of a changelog.
  public let fragment: String?

  /// Returns `nil` for the home page of a site, because many stories can link to it.
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

  /// The page and the fragment as one text. A store looks up stories by this text. It is
  /// unambiguous, because a page never contains `#`.
  public var key: String { fragment.map { "\(page)#\($0)" } ?? page }

  /// Returns the host of an address in lower case, without `www`.
  public static func site(of address: WebAddress) -> String { site(address.host) }

  private static func site(_ host: String) -> String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// Returns the parameters of a query or a fragment that identify the page.
  private static func parameters(of query: Substring) -> [Substring] {
    query.split(separator: "&").filter { !isAboutTheSender($0) }
  }

  /// Whether newsletters, advertisers or social networks add this parameter for tracking.
  private static func isAboutTheSender(_ parameter: Substring) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || senders.contains(name)
  }

  private static let senders: Set<String> = [
    "dclid", "fbclid", "gclid", "igshid", "mc_cid", "mc_eid", "msclkid", "ref_src", "yclid",
  ]
}

/// Counts how many entries of a document have the same normalized link. A link that several entries
/// share does not identify a story.
public struct StoryLikenesses: Sendable {
  private var keys: [String: Int] = [:]
  private var pages: [String: Int] = [:]

  /// Counts the entries of a document, except for repeated ones.
  ///
  /// - Parameters:
  ///   - arriving: The entries in document order.
  ///   - matches: The result of ``StoryMatching/matches(_:among:)`` for these entries.
  public init(_ arriving: [StoryEvidence], _ matches: [StoryMatch]) {
    for (entry, match) in zip(arriving, matches) {
      if case .repeated = match { continue }
      guard let likeness = entry.link.flatMap(StoryLikeness.init) else { continue }
      keys[likeness.key, default: 0] += 1
      pages[likeness.page, default: 0] += 1
    }
  }

  /// Returns where to look for an entry's story among the stories of other feeds, best place first:
  ///
  /// 1. The page and the fragment of the entry's link.
  /// 2. If no other entry links to the page: the whole page if the link has a fragment, else any
  ///    fragment of the page.
  ///
  /// The array is empty if another entry has the same normalized link, or if the entry has no link
  /// or the link of a home page.
  public func places(of entry: StoryEvidence) -> [StoryPlace] {
    guard let likeness = entry.link.flatMap(StoryLikeness.init), keys[likeness.key] == 1 else {
      return []
    }
    guard pages[likeness.page] == 1 else { return [.exactly(likeness.key)] }
    return [
      .exactly(likeness.key),
      likeness.fragment == nil ? .parts(of: likeness.page) : .whole(likeness.page),
    ]
  }
}

/// A condition for looking up stories by their normalized links.
public enum StoryPlace: Hashable, Sendable {
  /// Stories whose link has this ``StoryLikeness/key``.
  case exactly(String)
  /// Stories whose link has this ``StoryLikeness/page`` and any fragment. A link without a fragment
  /// does not match.
  case parts(of: String)
  /// Stories whose link has this ``StoryLikeness/page`` and no fragment. Matches no story if the
  /// link of another story has the same page and a fragment.
  case whole(String)
}

extension Substring {
  fileprivate func range(of mark: String) -> Index? {
    indices.first { self[$0...].hasPrefix(mark) }
  }

  /// Returns the texts before and after a character. If the character does not occur, returns the
  /// whole text and an empty text.
  fileprivate func cut(at mark: Character) -> (Substring, Substring) {
    guard let place = firstIndex(of: mark) else { return (self, "") }
    return (self[..<place], self[place...].dropFirst())
  }

  /// The path without trailing slashes.
  fileprivate var droppingSlashes: Substring {
    var text = self
    while text.last == "/" { text = text.dropLast() }
    return text
  }
}
