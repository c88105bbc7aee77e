public import BookmarksDomain
public import CoreDomain

/// Stores bookmarks in an SQL database, with a full-text index for searching.
public struct SQLBookmarkStore: BookmarkStore {
  private let database: FeatureDatabase<BookmarkFailure>
  private let transaction: BookmarkTransaction
  /// Whether this is the first store that was opened on the database.
  public private(set) var isNew = false

  /// - Parameters:
  ///   - database: A database to which ``migrations(index:)`` have been applied.
  ///   - index: The full-text index that was passed to the migrations.
  ///   - normalizer: The rules for deriving columns such as the normal address. If the stored
  ///     columns were derived with other rules, the initializer recomputes them in one
  ///     transaction.
  public init(
    database: any SQLDatabase, index: any SQLTextIndex, normalizer: BookmarkNormalizer
  ) async throws(BookmarkFailure) {
    self.database = FeatureDatabase(database)
    transaction = BookmarkTransaction(index: index, normalizer: normalizer)
    isNew = try await deriveAnew()
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    try await database.read { [transaction] connection throws(SQLFailure) in
      let rows = try connection.rows(BookmarkSQL.page(filter, index: transaction.index)) { $0 }
      let found = try BookmarkRows.total(of: rows)
      let total =
        if let found {
          found
        } else {
          Int(try connection.number(BookmarkSQL.count(filter, index: transaction.index)) ?? 0)
        }
      let bookmarks = try BookmarkRows.fold(rows, by: transaction.normalizer).map(\.bookmark)
      return BookmarkPage(bookmarks: bookmarks, total: total)
    }
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark? {
    try await first(BookmarkSQL.bookmark(id))
  }

  public func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark? {
    try await first(BookmarkSQL.bookmark(at: address))
  }

  public func choices(
    of start: IdentifierStart, limit: Int
  ) async throws(BookmarkFailure) -> [IdentifierChoice] {
    precondition(limit > 0, "limit must be at least 1")
    let query = SQLStatement(
      "SELECT id, title, address FROM bookmarks WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3",
      [.text(start.text), .text(start.end), .number(limit)])
    return try await database.rows(query) { row throws(SQLFailure) in
      let (title, address) = (try row.text(1), try row.text(2))
      return IdentifierChoice(id: try row.text(0), title: title.isEmpty ? address : title)
    }
  }

  public func batch(
    after cursor: BookmarkCursor?, limit: Int
  ) async throws(BookmarkFailure) -> BookmarkBatch {
    precondition(limit > 0, "limit must be at least 1")
    return try await database.read { [transaction] connection throws(SQLFailure) in
      // Fetches one extra row to detect whether there is a next batch.
      let found = try transaction.bookmarks(
        BookmarkSQL.batch(after: cursor, limit: limit + 1), over: connection)
      let wanted = found.prefix(limit)
      return BookmarkBatch(
        bookmarks: wanted.map(\.bookmark),
        next: found.count > limit
          ? wanted.last.map {
            BookmarkCursor(createdAt: $0.bookmark.createdAt, position: $0.position)
          } : nil)
    }
  }

  @discardableResult
  public func keep(
    _ bookmarks: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark] {
    try await database.attempt {
      [transaction] connection throws(SQLFailure) -> Result<[KeptBookmark], BookmarkFailure> in
      let failure = try transaction.check(bookmarks, merging: rule, over: connection)
      if let failure { return .failure(failure) }
      var kept: [KeptBookmark] = []
      kept.reserveCapacity(bookmarks.count)
      for bookmark in bookmarks {
        kept.append(try transaction.keep(bookmark, merging: rule, over: connection))
      }
      return .success(kept)
    }
  }

  public func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark {
    try await database.attempt { [transaction] connection throws(SQLFailure) in
      guard
        let stored = try transaction.bookmarks(BookmarkSQL.bookmark(id), over: connection).first
      else { return .failure(.notFound([id])) }
      if let version, version != stored.bookmark.version {
        return .failure(.changedMeanwhile(stored.bookmark))
      }
      return try transaction.change([stored], by: change, over: connection).map { $0[0] }
    }
  }

  @discardableResult
  public func changeAll(
    _ ids: [Bookmark.ID], by change: BookmarkChange
  ) async throws(BookmarkFailure) -> [Bookmark] {
    try await database.attempt { [transaction] connection throws(SQLFailure) in
      let (found, missing) = try transaction.bookmarks(ids, over: connection)
      guard missing.isEmpty else { return .failure(.notFound(missing)) }
      return try transaction.change(found, by: change, over: connection)
    }
  }

  public func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) {
    try await database.attempt {
      [transaction] connection throws(SQLFailure) -> Result<Void, BookmarkFailure> in
      let (found, missing) = try transaction.bookmarks(ids, over: connection)
      guard missing.isEmpty else { return .failure(.notFound(missing)) }
      let changed = found.first { version != nil && $0.bookmark.version != version }
      if let changed { return .failure(.changedMeanwhile(changed.bookmark)) }
      for stored in found {
        try transaction.remove(stored, over: connection)
      }
      return .success(())
    }
  }

  public func tags() async throws(BookmarkFailure) -> [TagUse] {
    let query = SQLStatement(
      """
      SELECT folded, name, COUNT(*) FROM bookmark_tags GROUP BY folded, name
      ORDER BY folded, COUNT(*) DESC, name
      """)
    let spellings = try await database.rows(query) {
      [transaction] row throws(SQLFailure) -> TagUse in
      let (name, count) = (try row.text(1), try row.number(2))
      do throws(BookmarkFieldFailure) {
        return TagUse(tag: try Tag(name, by: transaction.normalizer), count: count)
      } catch {
        throw .unexpectedValue("\(error)")
      }
    }
    return Self.uses(spellings)
  }

  public func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int {
    let tagged = SQLStatement(
      """
      SELECT b.position FROM bookmark_tags AS t JOIN bookmarks AS b ON b.id = t.bookmark_id
      WHERE t.folded = $1 ORDER BY b.position
      """, [.key(old.folded)])
    return try await database.attempt {
      [transaction] connection throws(SQLFailure) -> Result<Int, BookmarkFailure> in
      // Reads all positions first, which takes eight bytes each. Querying page by page would repeat
      // the whole search for each page.
      let positions = try connection.numbers(tagged)
      for position in positions {
        let query = BookmarkSQL.joinedWithTags(
          "SELECT * FROM bookmarks WHERE position = $1", [.integer(position)])
        let found = try transaction.bookmarks(query, over: connection).first
        guard let bookmark = found?.bookmark else { continue }
        try transaction.write(bookmark.renaming(old, to: new), at: position, over: connection)
      }
      return positions.isEmpty ? .failure(.tagNotFound(old)) : .success(positions.count)
    }
  }

  public func duplicates(limit: Int) async throws(BookmarkFailure) -> [[Bookmark]] {
    precondition(limit > 0, "limit must be at least 1")
    let query = BookmarkSQL.joinedWithTags(
      """
      SELECT * FROM bookmarks WHERE likeness IN (
        SELECT likeness FROM bookmarks WHERE likeness <> '' GROUP BY likeness
        HAVING COUNT(*) > 1 ORDER BY MIN(position) LIMIT $1)
      """, [.number(limit)])
    let found = try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.bookmarks(query, over: connection)
    }
    return Dictionary(grouping: found) { Array($0.bookmark.address.likeness.utf8) }.values
      .sorted { $0[0].position < $1[0].position }
      .map { $0.map(\.bookmark) }
  }
}

extension SQLBookmarkStore {
  /// The version of the derivation rules in this program, apart from the Unicode tables. Increase
  /// it when ``BookmarkAddress``, ``BookmarkNormalizer`` or `SQLValue.key` derive different values.
  private static let derivation = "2"

  /// How many bookmarks ``deriveAnew()`` reads at once.
  private static let portion = 500

  /// Recomputes all derived columns if they were derived with other rules. Bookmarks whose
  /// addresses are the same under the new rules are merged into one bookmark, which keeps the
  /// identifier of the older bookmark.
  ///
  /// - Returns: Whether the columns had never been derived before.
  private func deriveAnew() async throws(BookmarkFailure) -> Bool {
    try await database.deriveAnew(
      by: "\(Self.derivation), \(transaction.normalizer.folding.version)",
      in: SQLName("bookmark_derivations")
    ) { [transaction] connection throws(SQLFailure) in
      try transaction.index.removeAll(over: connection)
      // Replaces all normal addresses with unique placeholders, so that rewriting the addresses
      // cannot conflict. No address starts with a space.
      try connection.run(SQLStatement("UPDATE bookmarks SET normal_address = ' ' || id"))
      var last: Int64 = 0
      while true {
        // In the order in which they were added.
        let query = BookmarkSQL.joinedWithTags(
          "SELECT * FROM bookmarks WHERE position > $1 ORDER BY position LIMIT $2",
          [.integer(last), .number(Self.portion)])
        let portion = try transaction.bookmarks(query, over: connection)
        guard let end = portion.last else { break }
        for stored in portion { try transaction.deriveAnew(stored, over: connection) }
        last = end.position
      }
    }
  }

  private func first(_ query: SQLStatement) async throws(BookmarkFailure) -> Bookmark? {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.bookmarks(query, over: connection).first?.bookmark
    }
  }

  /// Combines spellings with the same folded form into one entry, which has the first spelling: the
  /// query sorts the most frequent one first.
  private static func uses(_ spellings: [TagUse]) -> [TagUse] {
    spellings.reduce(into: []) { uses, spelling in
      guard let last = uses.last, last.tag.isSame(as: spelling.tag) else {
        return uses.append(spelling)
      }
      uses[uses.count - 1] = TagUse(tag: last.tag, count: last.count + spelling.count)
    }
  }
}
