import BookmarksDomain
import CoreDomain

/// The steps of the store's transactions. The caller provides the connection, and begins and ends
/// the transaction.
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

  private static let nextPosition = SQLStatement(
    "SELECT COALESCE(MAX(position), 0) + 1 FROM bookmarks")

  func insert(
    _ bookmark: Bookmark, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let position = try connection.number(Self.nextPosition)
    guard let position else { throw .unexpectedValue("the next position is missing") }
    // Does not use RETURNING. SQLite would wrap the statement in a savepoint, at which FTS5 flushes
    // its pending data. FTS5 would then write one index segment per bookmark instead of one per
    // transaction, which is several times slower (measured with SQLite 3.40).
    let insertion = SQLStatement(
      """
      INSERT INTO bookmarks (id, address, normal_address, title, note, unread, archived, created_at,
        sort_title, likeness, position)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      """, values(of: bookmark) + [.integer(position)])
    try connection.run(all: [insertion] + Self.tags(of: bookmark))
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
    let update = SQLStatement(
      """
      UPDATE bookmarks SET address = $2, normal_address = $3, title = $4, note = $5, unread = $6,
        archived = $7, created_at = $8, sort_title = $9, likeness = $10
      WHERE id = $1
      """, values(of: bookmark))
    let removal = SQLStatement(
      "DELETE FROM bookmark_tags WHERE bookmark_id = $1", [.text(bookmark.id.raw)])
    try connection.run(all: [update, removal] + Self.tags(of: bookmark))
    try index.put(normalizer.searchableText(of: bookmark), for: position, over: connection)
  }

  func remove(
    _ stored: BookmarkRows.Numbered, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(
      SQLStatement("DELETE FROM bookmarks WHERE id = $1", [.text(stored.bookmark.id.raw)]))
    try index.remove(stored.position, over: connection)
  }

  /// Recomputes the derived columns of a bookmark. If another bookmark has the same address, merges
  /// the bookmark into it.
  func deriveAnew(
    _ stored: BookmarkRows.Numbered, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let query = BookmarkSQL.bookmark(at: stored.bookmark.address)
    guard let other = try bookmarks(query, over: connection).first else {
      return try write(stored.bookmark, at: stored.position, over: connection)
    }
    let merged = MergeRule.united.merge(other.bookmark, with: stored.bookmark)
    try remove(stored, over: connection)
    try write(merged, at: other.position, over: connection)
  }

  /// The values of the placeholders $1 to $10 in `insert` and `write`.
  private func values(of bookmark: Bookmark) -> [SQLValue] {
    [
      .text(bookmark.id.raw), .text(bookmark.address.typed), .key(bookmark.address.normal),
      .text(bookmark.title), .text(bookmark.note), .flag(bookmark.unread),
      .flag(bookmark.archived), .moment(bookmark.createdAt),
      .key(normalizer.sortingTitle(of: bookmark)), .key(bookmark.address.likeness),
    ]
  }

  /// The statements that store the tags of a bookmark.
  private static func tags(of bookmark: Bookmark) -> [SQLStatement] {
    bookmark.tags.tags.enumerated().map { position, tag in
      SQLStatement(
        "INSERT INTO bookmark_tags (bookmark_id, folded, name, position) VALUES ($1, $2, $3, $4)",
        [.text(bookmark.id.raw), .key(tag.folded), .text(tag.text), .number(position)])
    }
  }
}
