import BookmarksDomain
import CoreDomain

/// The operations inside a transaction of the store. The caller provides the connection, and begins
/// and ends the transaction.
struct BookmarkTransaction: Sendable {
  let index: any SQLTextIndex
  let normalizer: BookmarkNormalizer

  // MARK: - Reading

  func bookmarks<Connection: SQLReading & ~Copyable>(
    _ query: SQLStatement, over connection: borrowing Connection
  ) throws(SQLFailure) -> [BookmarkRows.Numbered] {
    try BookmarkRows.fold(try connection.rows(query) { $0 }, by: normalizer)
  }

  /// Returns the bookmarks with the identifiers, and the identifiers that do not exist, both in the
  /// order of the identifiers.
  func bookmarks<Connection: SQLReading & ~Copyable>(
    _ ids: [Bookmark.ID], over connection: borrowing Connection
  ) throws(SQLFailure) -> (found: [BookmarkRows.Numbered], missing: [Bookmark.ID]) {
    var (found, missing): ([BookmarkRows.Numbered], [Bookmark.ID]) = ([], [])
    for id in ids {
      let stored = try bookmarks(BookmarkSQL.bookmark(id), over: connection).first
      if let stored { found.append(stored) } else { missing.append(id) }
    }
    return (found, missing)
  }

  func page(
    _ filter: BookmarkFilter, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> BookmarkPage {
    let rows = try connection.rows(BookmarkSQL.page(filter, index: index)) { $0 }
    let found = try BookmarkRows.total(of: rows)
    let total =
      if let found {
        found
      } else {
        Int(try connection.number(BookmarkSQL.count(filter, index: index)) ?? 0)
      }
    return BookmarkPage(
      bookmarks: try BookmarkRows.fold(rows, by: normalizer).map(\.bookmark), total: total)
  }

  func batch(
    after cursor: BookmarkCursor?, limit: Int,
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> BookmarkBatch {
    // Fetches one extra row to detect whether there is a next batch.
    let found = try bookmarks(
      BookmarkSQL.batch(after: cursor, limit: limit + 1), over: connection)
    let wanted = found.prefix(limit)
    return BookmarkBatch(
      bookmarks: wanted.map(\.bookmark),
      next: found.count > limit
        ? wanted.last.map {
          BookmarkCursor(createdAt: $0.bookmark.createdAt, position: $0.position)
        } : nil)
  }

  func tags(over connection: borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> [TagUse] {
    Self.uses(
      try connection.rows(BookmarkSQL.tags) { [normalizer] row throws(SQLFailure) in
        let (name, count) = (try row.text(1), try row.number(2))
        do throws(BookmarkFieldFailure) {
          return TagUse(tag: try Tag(name, by: normalizer), count: count)
        } catch {
          throw .unexpectedValue("\(error)")
        }
      })
  }

  /// Combines spellings with the same folded form into one entry, which has the first spelling.
  private static func uses(_ spellings: [TagUse]) -> [TagUse] {
    spellings.reduce(into: []) { uses, spelling in
      guard let last = uses.last, last.tag.isSame(as: spelling.tag) else {
        return uses.append(spelling)
      }
      uses[uses.count - 1] = TagUse(tag: last.tag, count: last.count + spelling.count)
    }
  }

  // MARK: - Writing

  /// Returns the failure of merging the bookmarks, in order, or `nil`: see
  /// ``MergeRule/check(_:with:)``. Does not change rows. An import never fails, so it needs no
  /// query.
  func check(
    _ bookmarks: [Bookmark], merging rule: MergeRule,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> BookmarkFailure? {
    guard rule != .imported else { return nil }
    // The merged bookmarks so far, by address.
    var merged: [[UInt8]: Bookmark] = [:]
    for bookmark in bookmarks {
      let key = Array(bookmark.address.normal.utf8)
      var stored = merged[key]
      if stored == nil {
        let query = BookmarkSQL.bookmark(at: bookmark.address)
        stored = try self.bookmarks(query, over: connection).first?.bookmark
      }
      guard let stored else {
        merged[key] = bookmark
        continue
      }
      do throws(BookmarkFailure) {
        try rule.check(stored, with: bookmark)
      } catch {
        return error
      }
      merged[key] = rule.merge(stored, with: bookmark)
    }
    return nil
  }

  func keep(
    _ bookmark: Bookmark, merging rule: MergeRule,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> KeptBookmark {
    let query = BookmarkSQL.bookmark(at: bookmark.address)
    guard let stored = try bookmarks(query, over: connection).first else {
      try insert(bookmark, over: connection)
      return .added(bookmark)
    }
    let merged = rule.merge(stored.bookmark, with: bookmark)
    if merged != stored.bookmark {
      try write(merged, at: stored.position, over: connection)
    }
    return .merged(merged)
  }

  func insert(
    _ bookmark: Bookmark, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let position = try connection.number(BookmarkSQL.nextPosition)
    guard let position else { throw .unexpectedValue("the next position is missing") }
    try connection.run(
      all: [BookmarkSQL.insert(bookmark, at: position, by: normalizer)] + Self.tags(of: bookmark))
    try index.put(normalizer.searchableText(of: bookmark), for: position, over: connection)
  }

  /// Changes the stored bookmarks and returns them in the same order. Changes none of them if it
  /// returns a failure.
  func change(
    _ all: [BookmarkRows.Numbered], by change: BookmarkChange,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Result<[Bookmark], BookmarkFailure> {
    var changed: [Bookmark] = []
    do throws(BookmarkFailure) {
      for stored in all { changed.append(try change.applied(to: stored.bookmark)) }
    } catch {
      return .failure(error)
    }
    for (index, bookmark) in changed.enumerated() where change.address != nil {
      let stored = try bookmarks(BookmarkSQL.bookmark(at: bookmark.address), over: connection)
      // An earlier bookmark of the same call gets the same address.
      let others = stored.map(\.bookmark) + changed[..<index]
      if let other = others.first(where: { $0.id != bookmark.id }) {
        return .failure(.addressTaken(bookmark.address, by: other.id))
      }
    }
    for (bookmark, stored) in zip(changed, all) {
      try write(bookmark, at: stored.position, over: connection)
    }
    return .success(changed)
  }

  /// Overwrites the stored bookmark with the same identifier.
  func write(
    _ bookmark: Bookmark, at position: Int64,
    over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let changes = [
      BookmarkSQL.update(bookmark, by: normalizer), BookmarkSQL.removeTags(of: bookmark.id),
    ]
    try connection.run(all: changes + Self.tags(of: bookmark))
    try index.put(normalizer.searchableText(of: bookmark), for: position, over: connection)
  }

  func remove(
    _ stored: BookmarkRows.Numbered, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(BookmarkSQL.remove(stored.bookmark.id))
    try index.remove(stored.position, over: connection)
  }

  /// The statements that store the tags of a bookmark.
  private static func tags(of bookmark: Bookmark) -> [SQLStatement] {
    bookmark.tags.tags.enumerated().map { position, tag in
      BookmarkSQL.insert(tag, at: position, of: bookmark.id)
    }
  }
}
