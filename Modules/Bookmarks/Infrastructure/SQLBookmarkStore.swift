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
      try transaction.page(filter, over: connection)
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
    return try await database.rows(
      BookmarkSQL.choices(of: start, limit: limit), as: BookmarkSQL.decodeChoice)
  }

  public func batch(
    after cursor: BookmarkCursor?, limit: Int
  ) async throws(BookmarkFailure) -> BookmarkBatch {
    precondition(limit > 0, "limit must be at least 1")
    return try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.batch(after: cursor, limit: limit, over: connection)
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
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.tags(over: connection)
    }
  }

  public func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int {
    try await database.attempt { [transaction] connection throws(SQLFailure) in
      let count = try transaction.rename(old, to: new, over: connection)
      return count > 0 ? .success(count) : .failure(.tagNotFound(old))
    }
  }

  public func duplicates(limit: Int) async throws(BookmarkFailure) -> [[Bookmark]] {
    precondition(limit > 0, "limit must be at least 1")
    let found = try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.bookmarks(BookmarkSQL.duplicates(limit: limit), over: connection)
    }
    return Dictionary(grouping: found) { Array($0.bookmark.address.likeness.utf8) }.values
      .sorted { $0[0].position < $1[0].position }
      .map { $0.map(\.bookmark) }
  }
}

extension SQLBookmarkStore {
  /// Recomputes the derived columns if they were derived with other rules.
  ///
  /// - Returns: Whether the columns had never been derived before.
  private func deriveAnew() async throws(BookmarkFailure) -> Bool {
    try await database.deriveAnew(
      by: "\(BookmarkTransaction.derivation), \(transaction.normalizer.folding.version)",
      in: SQLName("bookmark_derivations")
    ) { [transaction] connection throws(SQLFailure) in
      try transaction.deriveAnew(over: connection)
    }
  }

  private func first(_ query: SQLStatement) async throws(BookmarkFailure) -> Bookmark? {
    try await database.read { [transaction] connection throws(SQLFailure) in
      try transaction.bookmarks(query, over: connection).first?.bookmark
    }
  }
}
