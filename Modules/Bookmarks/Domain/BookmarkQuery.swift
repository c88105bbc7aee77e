/// Words to search for. A bookmark is found when each word stands in its title, its address, its
/// note or one of its tags, without regard to case.
public struct BookmarkQuery: Hashable, Sendable {
  /// The words in lower case: at least one, none of them empty.
  public let words: [String]

  /// The query as it was typed.
  public let typed: String

  /// Reads a query.
  ///
  /// - Throws: ``BookmarkFailure/malformedQuery(_:reason:)`` when it has no word, or more words or
  ///   bytes than its limits.
  public init(_ text: String) throws(BookmarkFailure) {
    let words = text.unicodeScalars.split(whereSeparator: \.isBlank)
      .map { String($0).lowercased() }
    guard !words.isEmpty else {
      throw .malformedQuery(text, reason: "give at least one word to search for")
    }
    guard words.count <= Self.wordLimit else {
      throw .malformedQuery(text, reason: "it has more than \(Self.wordLimit) words")
    }
    guard text.utf8.count <= Self.limit else {
      throw .malformedQuery(text, reason: "it is longer than \(Self.limit) bytes")
    }
    self.words = words
    typed = text.trimmed
  }

  /// Whether a bookmark is found. Text is compared as it is encoded, as a database compares it.
  public func matches(_ bookmark: Bookmark) -> Bool {
    let text = Self.searchableText(of: bookmark)
    return words.allSatisfy { text.utf8.contains($0.utf8) }
  }

  /// The text in which words are looked for, one field a line, in lower case. No word holds a
  /// line break, so none is found across two fields.
  public static func searchableText(of bookmark: Bookmark) -> String {
    ([bookmark.title, bookmark.address.typed] + bookmark.tags.tags.map(\.text) + [bookmark.note])
      .joined(separator: "\n").lowercased()
  }

  /// How many words a query may have.
  public static let wordLimit = 32

  /// How long a query may be, in UTF-8 bytes.
  public static let limit = 1024
}

/// Which bookmarks are asked for; all of them when it says nothing. Newest first, and those of one
/// moment in the order in which they were added.
public struct BookmarkFilter: Hashable, Sendable {
  public let query: BookmarkQuery?
  public let tag: Tag?
  /// How many bookmarks are wanted, at least 1; all when it is absent.
  public let limit: Int?
  /// How many bookmarks are passed over first.
  public let offset: Int

  /// Makes a filter.
  ///
  /// - Throws: ``BookmarkFailure/malformedLimit(_:)`` for a limit under 1 or an offset under 0.
  public init(
    query: BookmarkQuery? = nil, tag: Tag? = nil, limit: Int? = nil, offset: Int = 0
  ) throws(BookmarkFailure) {
    if let limit, limit < 1 { throw .malformedLimit(limit) }
    guard offset >= 0 else { throw .malformedLimit(offset) }
    self.query = query
    self.tag = tag
    self.limit = limit
    self.offset = offset
  }

  private init(trustedLimit: Int?) {
    query = nil
    tag = nil
    limit = trustedLimit
    offset = 0
  }

  /// Every bookmark.
  public static let all = BookmarkFilter(trustedLimit: nil)

  /// The newest bookmark alone: enough for who only wants to know how many there are.
  public static let newest = BookmarkFilter(trustedLimit: 1)
}

/// The bookmarks that a filter lets through, as many as were wanted, and how many there are.
public struct BookmarkPage: Hashable, Sendable {
  public let bookmarks: [Bookmark]
  /// How many bookmarks the filter lets through without its limit and offset.
  public let total: Int

  public init(bookmarks: [Bookmark], total: Int) {
    self.bookmarks = bookmarks
    self.total = total
  }
}
