public import BookmarksDomain
public import CoreDomain

/// A store of bookmarks in the tables of a database.
public struct SQLBookmarkStore: BookmarkStore {
  private let database: any SQLDatabase

  /// Makes a store over a database that has taken ``migrations``.
  public init(database: any SQLDatabase) {
    self.database = database
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    try await translatingFailures { () async throws(SQLFailure) in
      try await database.read { connection throws(SQLFailure) in
        BookmarkPage(
          bookmarks: try BookmarkRows.fold(
            try connection.rows(BookmarkSQL.page(filter), as: BookmarkRows.decode)),
          total: try connection.first(BookmarkSQL.count(filter)) { row throws(SQLFailure) in
            Int(try row.integer(0))
          } ?? 0)
      }
    }
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark? {
    try await first(BookmarkSQL.bookmark(id))
  }

  public func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark? {
    try await first(BookmarkSQL.bookmark(at: address))
  }

  @discardableResult
  public func keep(
    _ bookmarks: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark] {
    try await translatingFailures { () async throws(SQLFailure) in
      try await database.write { connection throws(SQLFailure) in
        var kept: [KeptBookmark] = []
        kept.reserveCapacity(bookmarks.count)
        for bookmark in bookmarks {
          kept.append(try Self.keep(bookmark, merging: rule, over: connection))
        }
        return kept
      }
    }
  }

  public func remove(_ ids: [Bookmark.ID]) async throws(BookmarkFailure) {
    let missing = try await translatingFailures { () async throws(SQLFailure) in
      try await database.write { connection throws(SQLFailure) -> [Bookmark.ID] in
        var missing: [Bookmark.ID] = []
        for id in ids where try connection.first(BookmarkSQL.exists(id), as: \.self) == nil {
          missing.append(id)
        }
        guard missing.isEmpty else { return missing }
        for id in ids {
          try connection.run(BookmarkSQL.remove(id))
        }
        return []
      }
    }
    if !missing.isEmpty { throw .notFound(missing) }
  }
}

extension SQLBookmarkStore {
  private func first(_ query: SQLStatement) async throws(BookmarkFailure) -> Bookmark? {
    try await translatingFailures { () async throws(SQLFailure) in
      try await database.read { connection throws(SQLFailure) in
        try BookmarkRows.fold(try connection.rows(query, as: BookmarkRows.decode)).first
      }
    }
  }

  private static func keep(
    _ bookmark: Bookmark, merging rule: MergeRule,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> KeptBookmark {
    let query = BookmarkSQL.bookmark(at: bookmark.address)
    let stored = try BookmarkRows.fold(try connection.rows(query, as: BookmarkRows.decode)).first
    guard let stored else {
      try connection.run(BookmarkSQL.insert(bookmark))
      try write(tags: bookmark.tags, of: bookmark.id, over: connection)
      return .added(bookmark)
    }
    let merged = rule.merge(stored, with: bookmark)
    if merged != stored {
      try connection.run(BookmarkSQL.update(merged))
      try connection.run(BookmarkSQL.removeTags(of: merged.id))
      try write(tags: merged.tags, of: merged.id, over: connection)
    }
    return .merged(merged)
  }

  private static func write(
    tags: TagList, of id: Bookmark.ID, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    for (position, tag) in tags.tags.enumerated() {
      try connection.run(BookmarkSQL.insert(tag, at: position, of: id))
    }
  }

  /// Runs work on the database; its failures leave in the words of the feature.
  private func translatingFailures<Value>(
    _ work: () async throws(SQLFailure) -> Value
  ) async throws(BookmarkFailure) -> Value {
    do throws(SQLFailure) {
      return try await work()
    } catch {
      throw error == .busy
        ? .busy(reason: error.description) : .storage(reason: error.description)
    }
  }
}
