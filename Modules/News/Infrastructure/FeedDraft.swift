import CoreDomain
import NewsDomain

/// The data of a feed or an entry while it is parsed.
struct FeedDraft {
  var id = Ranked<String>()
  var title = Ranked<CleanHTML>()
  var link = Ranked<WebAddress>()
  /// The identifier of an Atom entry as a link, for entries without a link.
  var linkOfIdentifier = Ranked<WebAddress>()
  var summary = Ranked<CleanHTML>()
  var content = Ranked<CleanHTML>()
  var published = Ranked<Timestamp>()
  var updated = Ranked<Timestamp>()
  var language = Ranked<String>()
  private var authors: [StoryAuthor] = []
  private var authorRank = Int.max
  private var categories = Distinct<String>()
  private var enclosures = Distinct<StoryEnclosure>()
  private var enclosed: Set<WebAddress> = []

  /// Whether there is no identifier, title, link, text or enclosure.
  var isEmpty: Bool {
    id.value == nil && title.value == nil && link.value == nil && summary.value == nil
      && content.value == nil && enclosures.items.isEmpty
  }

  /// Whether there is no data at all. A blank entry is dropped.
  var isBlank: Bool {
    isEmpty && published.value == nil && updated.value == nil && authors.isEmpty
      && categories.items.isEmpty
  }

  /// Adds an author. Only the authors with the lowest rank are kept, without duplicates.
  mutating func add(_ author: StoryAuthor, rank: Int) {
    if rank < authorRank {
      authors = []
      authorRank = rank
    }
    guard rank == authorRank, authors.count < FeedLimits.authors, !authors.contains(author) else {
      return
    }
    authors.append(author)
  }

  mutating func add(category: String) {
    guard !category.isEmpty, categories.items.count < FeedLimits.categories else { return }
    categories.append(category)
  }

  /// Adds an enclosure, unless there is one with the same address.
  mutating func add(_ enclosure: StoryEnclosure) {
    guard enclosures.items.count < FeedLimits.enclosures,
      enclosed.insert(enclosure.address).inserted
    else { return }
    enclosures.append(enclosure)
  }

  /// Returns the parsed entry.
  ///
  /// - Parameter authors: The authors to use if the entry has none.
  func entry(by authors: [StoryAuthor]) -> ParsedEntry {
    ParsedEntry(
      id: id.value, title: title.value, link: link.value ?? linkOfIdentifier.value,
      summary: summary.value, content: content.value, published: published.value,
      updated: updated.value,
      authors: self.authors.isEmpty ? authors : self.authors, categories: categories.items,
      enclosures: enclosures.items)
  }

  func feed(_ format: FeedFormat, entries: [FeedDraft], notes: [FeedNote]) -> ParsedFeed {
    // In Atom and JSON Feed, entries inherit the feed's author. In RSS they do not: the channel's
    // author is often the person who runs the server.
    let inherited = format.inheritsAuthors ? authors : []
    return ParsedFeed(
      format: format, title: title.value, link: link.value, description: summary.value,
      language: language.value, published: published.value, updated: updated.value,
      entries: entries.map { $0.entry(by: inherited) }, notes: notes)
  }
}

/// The best of several values for the same property, which is the value with the lowest rank.
struct Ranked<Value> {
  private(set) var value: Value?
  private var rank = Int.max

  /// Stores a value if its rank is lower than the rank of the current value.
  mutating func offer(_ value: Value?, rank: Int) {
    guard let value, rank < self.rank else { return }
    self.value = value
    self.rank = rank
  }

  /// Whether a value with this rank would be stored.
  func wants(_ rank: Int) -> Bool { rank < self.rank }
}

/// Values in order of insertion, without duplicates.
struct Distinct<Value: Hashable> {
  private(set) var items: [Value] = []
  private var known: Set<Value> = []

  mutating func append(_ value: Value) {
    if known.insert(value).inserted { items.append(value) }
  }
}

extension FeedFormat {
  fileprivate var inheritsAuthors: Bool {
    switch self {
    case .atom03, .atom10, .json10, .json11: true
    case .rss090, .rss091, .rss092, .rss093, .rss094, .rss10, .rss20, .rss: false
    }
  }
}
