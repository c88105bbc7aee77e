/// The meaning of a feed's element, independent of its name.
///
/// Feeds have several ways to express the same property. The rank selects the value: the lowest
/// rank wins, and among equal ranks the first value.
enum FeedMeaning: Hashable {
  case feed
  case entry
  /// A container without its own meaning. Its contents count as contents of its parent.
  case wrapper
  case text(Text, FeedTextForm, rank: Int)
  case identifier(rank: Int)
  case link(rank: Int)
  case date(published: Int?, updated: Int?)
  case author(rank: Int)
  case partOfAuthor
  case category
  /// Comma-separated categories.
  case keywords
  case enclosure
  /// An enclosure that is also a wrapper, like `media:content`.
  case media
  case picture
  case language(rank: Int)
  /// The feed from which an entry was copied.
  case source

  /// The texts of an entry or a feed. A feed's description is its summary.
  enum Text: Hashable {
    case title, summary, content
  }
}

/// How a feed writes a text.
enum FeedTextForm: Hashable {
  case plain
  /// Escaped HTML.
  case html
  /// Text that may be HTML: see ``HTMLLikeness``. `likelyPlain` needs stronger evidence of HTML
  /// than `likelyHTML`.
  case likelyPlain, likelyHTML
  /// The form that the element's attributes declare.
  case declared
  /// Nested XHTML elements.
  case markup
  /// Nested XHTML elements in a `<div>` that is not part of the text.
  case markupInDivision
  /// HTML in Base64.
  case base64
  /// The content is in another document, or is not text.
  case absent
}

/// The ranks of elements that express the same property.
private enum Rank {
  static let own = 0
  static let dublinCore = 1
  static let foreign = 2
  static let itunes = 3
  static let media = 4
  static let lastResort = 5
}

extension FeedVocabulary {
  /// Returns the meaning of an element, or `nil` if it is ignored.
  ///
  /// - Parameters:
  ///   - local: The element's local name, in lower case.
  ///   - own: The document's own vocabulary.
  func meaning(of local: String, own: FeedVocabulary) -> FeedMeaning? {
    switch self {
    case own: Self.elements[own]?[local] ?? Self.elements[own == .rss ? .atom : .rss]?[local]
    case .atom, .rss: Self.elements[self]?[local]?.demoted(to: Rank.foreign)
    default: Self.elements[self]?[local]
    }
  }

  private static let elements: [FeedVocabulary: [String: FeedMeaning]] = [
    .rss: rssElements, .atom: atomElements, .dublinCore: dublinCoreElements,
    .dublinCoreTerms: dublinCoreTermsElements,
    .media: mediaElements, .itunes: itunesElements,
    .content: ["encoded": .text(.content, .html, rank: Rank.own)],
    // The original address, which FeedBurner replaced.
    .feedBurner: ["origlink": .link(rank: Rank.own - 1)],
    .xhtml: ["body": .text(.content, .markup, rank: Rank.dublinCore)],
  ]

  /// https://www.rssboard.org/rss-specification, https://web.resource.org/rss/1.0/spec
  private static let rssElements: [String: FeedMeaning] = [
    "channel": .feed, "item": .entry,
    "title": .text(.title, .likelyPlain, rank: Rank.own),
    "description": .text(.summary, .likelyHTML, rank: Rank.own),
    "fullitem": .text(.content, .html, rank: Rank.foreign),
    "body": .text(.content, .markup, rank: Rank.foreign),
    "link": .link(rank: Rank.own), "guid": .identifier(rank: Rank.own),
    "pubdate": .date(published: Rank.own, updated: nil),
    "lastbuilddate": .date(published: nil, updated: Rank.own),
    "author": .author(rank: Rank.own),
    "category": .category, "tags": .keywords, "enclosure": .enclosure,
    "language": .language(rank: Rank.own),
  ]

  /// https://www.rfc-editor.org/rfc/rfc4287, with the element names of Atom 0.3.
  private static let atomElements: [String: FeedMeaning] = [
    "feed": .feed, "entry": .entry, "source": .source,
    "title": .text(.title, .declared, rank: Rank.own),
    "summary": .text(.summary, .declared, rank: Rank.own),
    "content": .text(.content, .declared, rank: Rank.own),
    "subtitle": .text(.summary, .declared, rank: Rank.own),
    "tagline": .text(.summary, .declared, rank: Rank.own),
    "info": .text(.summary, .declared, rank: Rank.lastResort),
    "link": .link(rank: Rank.own), "id": .identifier(rank: Rank.own),
    "published": .date(published: Rank.own, updated: nil),
    "issued": .date(published: Rank.own, updated: nil),
    "created": .date(published: Rank.lastResort, updated: nil),
    "updated": .date(published: nil, updated: Rank.own),
    "modified": .date(published: nil, updated: Rank.own),
    "author": .author(rank: Rank.own), "category": .category,
  ]

  /// https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  private static let dublinCoreElements: [String: FeedMeaning] = [
    "title": .text(.title, .likelyPlain, rank: Rank.dublinCore),
    "description": .text(.summary, .likelyHTML, rank: Rank.dublinCore),
    "creator": .author(rank: Rank.own), "author": .author(rank: Rank.own),
    "subject": .category, "language": .language(rank: Rank.dublinCore),
    "date": .date(published: Rank.foreign, updated: Rank.foreign),
    "identifier": .identifier(rank: Rank.foreign),
  ]

  private static let dublinCoreTermsElements: [String: FeedMeaning] = [
    "issued": .date(published: Rank.dublinCore, updated: nil),
    "created": .date(published: Rank.lastResort, updated: nil),
    "modified": .date(published: nil, updated: Rank.dublinCore),
  ]

  /// https://www.rssboard.org/media-rss
  private static let mediaElements: [String: FeedMeaning] = [
    "group": .wrapper, "content": .media, "thumbnail": .picture,
    "title": .text(.title, .declared, rank: Rank.media),
    "description": .text(.summary, .declared, rank: Rank.media),
    "category": .category, "keywords": .keywords,
  ]

  private static let itunesElements: [String: FeedMeaning] = [
    "title": .text(.title, .likelyPlain, rank: Rank.itunes),
    "summary": .text(.summary, .likelyHTML, rank: Rank.itunes),
    "subtitle": .text(.summary, .likelyPlain, rank: Rank.lastResort),
    "author": .author(rank: Rank.itunes),
    "category": .category, "keywords": .keywords,
  ]
}

extension FeedMeaning {
  /// Returns the meaning with a worse rank, for a vocabulary that is not the document's own.
  fileprivate func demoted(to rank: Int) -> FeedMeaning {
    switch self {
    case .text(let text, let form, let own): .text(text, form, rank: own + rank)
    case .identifier(let own): .identifier(rank: own + rank)
    case .link(let own): .link(rank: own + rank)
    case .date(let published, let updated):
      .date(published: published.map { $0 + rank }, updated: updated.map { $0 + rank })
    case .author(let own): .author(rank: own + rank)
    case .language(let own): .language(rank: own + rank)
    case .feed, .entry, .wrapper, .partOfAuthor, .category, .keywords, .enclosure, .media,
      .picture, .source:
      self
    }
  }
}
