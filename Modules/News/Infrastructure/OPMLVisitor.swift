import CoreDomain
import NewsDomain

/// Collects the feeds of a list.
struct OPMLVisitor: MarkupVisitor {
  /// Whether the document is a list of feeds.
  private(set) var isOPML = false

  private let hosts: any HostNaming
  private var title = ""
  private var isInTitle = false
  private var items: [FeedList.Item] = []
  private var leftOut = 0
  private var notes: [String] = []
  /// The names of the open folders. An outline nested in a feed is in the feed's folder.
  private var folders: [String?] = []

  /// The maximum depth of nested outlines.
  static let depthLimit = 10_000
  /// The maximum depth of elements: `opml`, `body`, the outlines, and one outline beyond their
  /// limit.
  static let elementLimit = depthLimit + 3

  init(hosts: any HostNaming) {
    self.hosts = hosts
  }

  var list: FeedList {
    FeedList(title: title.oneLine, items: items, leftOut: leftOut, notes: notes)
  }

  mutating func start(_ element: MarkupElement) {
    switch element.name.local.lowercasedASCII {
    case "opml": isOPML = true
    case "title": isInTitle = folders.isEmpty && title.isEmpty
    case "outline":
      isOPML = true
      take(OPMLOutline(element))
    default: break
    }
  }

  mutating func end(_ name: MarkupName) {
    switch name.local.lowercasedASCII {
    case "title": isInTitle = false
    case "outline": _ = folders.popLast()
    default: break
    }
  }

  mutating func text(_ text: String) {
    if isInTitle { title += text }
  }

  /// Ignores mistakes, and parses the rest of the list.
  mutating func mistake(_ mistake: MarkupMistake) {}

  private mutating func take(_ outline: OPMLOutline) {
    let folder = folders.last.flatMap { $0 }
    folders.append(outline.isFeed ? folder : outline.name ?? folder)
    guard folders.count <= Self.depthLimit else {
      if folders.count == Self.depthLimit + 1 {
        leaveOut(outline, "it is nested deeper than \(Self.depthLimit) outlines.")
      }
      return
    }
    guard outline.isFeed else { return }
    guard let written = outline.address else { return leaveOut(outline, "it has no address.") }
    guard let address = WebAddress.readNewsFeed(written, hosts: hosts) else {
      return leaveOut(outline, "\(Self.quoted(written)) is not a web address.")
    }
    guard items.count < FeedList.limit else {
      return leaveOut(outline, "a list may have at most \(FeedList.limit) feeds.")
    }
    let title = outline.name.flatMap { $0 == address.text || $0 == outline.address ? nil : $0 }
    items.append(
      FeedList.Item(
        address: address, title: title,
        link: outline.link.flatMap { WebAddress.read($0, hosts: hosts) },
        category: folder ?? outline.category))
  }

  private mutating func leaveOut(_ outline: OPMLOutline, _ reason: String) {
    leftOut += 1
    guard notes.count < FeedList.noteLimit else { return }
    let name = (outline.name ?? outline.address).map(Self.quoted) ?? "A row without a name"
    notes.append("\(name) was skipped: \(reason)")
  }

  private static func quoted(_ text: String) -> String { "“\(text.prefix(80))”" }
}

/// The attributes of an outline.
private struct OPMLOutline {
  let address: String?
  let link: String?
  /// The display name.
  let name: String?
  /// The last component of the first category: `Pottery` for `/Arts/Pottery,News`.
  let category: String?
  /// Whether the outline is a feed, possibly without an address.
  let isFeed: Bool

  init(_ element: MarkupElement) {
    let value = { (name: String) in element.value(of: name)?.oneLine }
    let isOfFeeds = value("type").map { Self.types.contains($0.lowercased()) } ?? false
    address = value("xmlurl") ?? (isOfFeeds ? value("url") : nil)
    link = value("htmlurl")
    name = value("title") ?? value("text")
    category =
      value("category")?.split(separator: ",").first?.split(separator: "/").last?
      .trimmingBlanks.oneLine
    isFeed = address != nil || isOfFeeds
  }

  private static let types: Set<String> = ["atom", "feed", "jsonfeed", "rdf", "rss"]
}

extension String {
  /// The text on one line, without control characters, or `nil` if it is blank.
  var oneLine: String? {
    let line = CleanHTML(plain: self, limit: lineLimit).inlineText
    return line.isEmpty ? nil : line
  }

  /// The maximum number of bytes of a line.
  private var lineLimit: Int { 4096 }
}
