/// What an element of a feed says, whatever it is called.
///
/// Feeds say one thing in several ways. The rank tells which way counts: that with the smallest
/// number, and of two with one rank the first.
enum FeedMeaning: Hashable {
  /// The feed itself.
  case feed
  case entry
  /// It says nothing; what stands in it counts as if it stood where it stands itself.
  case wrapper
  case text(Text, FeedTextForm, rank: Int)
  case identifier(rank: Int)
  case link(rank: Int)
  case date(published: Int?, updated: Int?)
  case author(rank: Int)
  case partOfAuthor
  case category
  /// Categories with commas between them.
  case keywords
  case enclosure
  /// A wrapper that is an enclosure, too.
  case media
  case picture
  case language(rank: Int)
  /// The feed that an entry was taken from.
  case source

  /// The texts of an entry or a feed. What describes a feed is its summary.
  enum Text: Hashable {
    case title, summary, content
  }
}

/// How a text is written.
enum FeedTextForm: Hashable {
  /// Characters, and nothing but characters.
  case plain
  /// HTML, as text.
  case html
  /// Text that may be HTML: see ``HTMLLikeness``. A title is taken for HTML on stronger evidence
  /// than a text that usually is.
  case likelyPlain, likelyHTML
  /// As the element's own attributes say.
  case declared
  /// Elements, right in the document.
  case markup
  /// The same, within one `<div>` that is no part of the text.
  case markupInDivision
  /// HTML as Base64.
  case base64
  /// It is elsewhere.
  case absent
}

/// The ranks of what says one thing.
private enum Rank {
  static let own = 0
  static let dublinCore = 1
  static let foreign = 2
  static let itunes = 3
  static let media = 4
  static let lastResort = 5
}

extension FeedVocabulary {
  /// What an element says; nothing for one that a reader can do without.
  ///
  /// - Parameters:
  ///   - local: the element's name, in lower case.
  ///   - own: the vocabulary of the document itself.
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
    // The address that a service replaced by its own one.
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

  /// https://www.rfc-editor.org/rfc/rfc4287, and the words that Atom 0.3 had for them.
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
  /// The same, said by a vocabulary that is a guest in the document.
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
