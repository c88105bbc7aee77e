import CoreDomain
import NewsDomain

/// Finds the feeds that a web page links to.
///
/// These are the page's alternates: `<link rel="alternate" type="application/rss+xml">`. If a page
/// has no alternates, the links whose addresses look like feeds count instead.
struct PageFeedLinks {
  let tools: FeedTools

  func links(in page: FeedDocument) -> [FeedLink] {
    var visitor = PageFeedVisitor()
    var parser = tools.markup.parser(of: .html, limits: Self.limits)
    FeedTranscript(of: declared(page), decoding: tools.decoding, sniffing: tools.sniffing)
      .read { parser.parse($0, telling: &visitor) }
    parser.finish(telling: &visitor)
    let base =
      visitor.base.flatMap { WebAddress.read($0, from: page.address, hosts: tools.hosts) }
      ?? page.address
    let said = addresses(of: visitor.alternates, from: base)
    return said.isEmpty ? addresses(of: visitor.likely, from: base) : said
  }

  private func addresses(of links: [PageFeedVisitor.Link], from base: WebAddress?) -> [FeedLink] {
    var seen: Set<WebAddress> = []
    let found = links.compactMap { link -> FeedLink? in
      guard let address = WebAddress.readNewsFeed(link.address, from: base, hosts: tools.hosts),
        seen.insert(address).inserted
      else { return nil }
      return FeedLink(address: address, title: link.title.flatMap(\.oneLine))
    }
    return Array(found.prefix(FeedLink.limit))
  }

  /// Returns the page with the encoding that the page itself declares, if the transport declares no
  /// encoding.
  private func declared(_ page: FeedDocument) -> FeedDocument {
    let type = page.contentType ?? "text/html"
    guard MediaType.charset(in: type) == nil else { return page }
    // The declaration is in ASCII, whatever the encoding.
    let start = page.bytes.prefix(Self.declarationSize).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }
    var visitor = PageEncodingVisitor()
    var parser = tools.markup.parser(of: .html, limits: Self.limits)
    parser.parse(start, telling: &visitor)
    parser.finish(telling: &visitor)
    guard let label = visitor.label else { return page }
    return FeedDocument(
      bytes: page.bytes, contentType: "text/html; charset=\(label)", address: page.address)
  }

  private static let limits = MarkupLimits(depth: 500, expansion: 0)

  /// How far into a page its encoding may be declared, in bytes. Browsers read 1024, but old pages
  /// may start with long comments.
  private static let declarationSize = 4096
}

/// Collects the links in a page that may lead to feeds.
private struct PageFeedVisitor: MarkupVisitor {
  struct Link {
    let address: String
    let title: String?
  }

  private(set) var base: String?
  private(set) var alternates: [Link] = []
  /// Links whose addresses look like feeds.
  private(set) var likely: [Link] = []

  mutating func start(_ element: MarkupElement) {
    guard let address = element.value(of: "href") else { return }
    switch element.name.local.lowercasedASCII {
    case "base": base = base ?? address
    case "link" where isFeed(element): add(address, of: element, to: \.alternates)
    case "a" where PageFeedNames.isLikely(address): add(address, of: element, to: \.likely)
    default: break
    }
  }

  mutating func end(_ name: MarkupName) {}
  mutating func text(_ text: String) {}
  mutating func mistake(_ mistake: MarkupMistake) {}

  private mutating func add(
    _ address: String, of element: MarkupElement, to links: WritableKeyPath<Self, [Link]>
  ) {
    guard self[keyPath: links].count < Self.limit else { return }
    self[keyPath: links].append(Link(address: address, title: element.value(of: "title")))
  }

  private func isFeed(_ link: MarkupElement) -> Bool {
    let relations = (link.value(of: "rel") ?? "").lowercasedASCII.split(
      whereSeparator: \.isWhitespace)
    let isNamed = relations.contains("feed")
    guard isNamed || relations.contains("alternate") else { return false }
    let type = (link.value(of: "type") ?? "").lowercasedASCII.prefix { $0 != ";" }.trimmingBlanks
    return (PageFeedNames.isFeed(type: type) || isNamed && type.isEmpty)
      && !PageFeedNames.isInterface(link.value(of: "href") ?? "")
  }

  /// The maximum number of links, allowing for repeated ones.
  private static let limit = 4 * FeedLink.limit
}

/// Finds the encoding that a page declares.
private struct PageEncodingVisitor: MarkupVisitor {
  private(set) var label: String?

  mutating func start(_ element: MarkupElement) {
    guard label == nil, element.name.local.lowercasedASCII == "meta" else { return }
    label =
      element.value(of: "charset")
      ?? element.value(of: "content").flatMap(MediaType.charset)
  }

  mutating func end(_ name: MarkupName) {}
  mutating func text(_ text: String) {}
  mutating func mistake(_ mistake: MarkupMistake) {}
}
