import BookmarksDomain
import CoreDomain

// Operations on all bookmarks, or on all bookmarks with a tag.

extension BookmarkTransaction {
  /// The batch size.
  static let portion = 500

  /// The version of the derivation rules in this program, apart from the Unicode tables. Increase
  /// it when ``BookmarkAddress``, ``BookmarkNormalizer`` or `SQLValue.key` derive different values.
  static let derivation = "2"

  /// Renames a tag on every bookmark that has it.
  ///
  /// - Returns: How many bookmarks had the tag.
  func rename(
    _ old: Tag, to new: Tag, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    // Reads all positions first, which takes eight bytes each. Querying page by page would repeat
    // the whole search for each page.
    let positions = try connection.numbers(BookmarkSQL.positions(of: old))
    for position in positions {
      let query = BookmarkSQL.bookmark(atPosition: position)
      guard let stored = try bookmarks(query, over: connection).first else { continue }
      try write(stored.bookmark.renaming(old, to: new), at: position, over: connection)
    }
    return positions.count
  }

  /// Recomputes all derived columns. Bookmarks whose addresses are the same under the new rules are
  /// merged into one bookmark, which keeps the identifier of the older bookmark.
  func deriveAnew(over connection: borrowing any SQLWriting & ~Copyable) throws(SQLFailure) {
    try index.removeAll(over: connection)
    try connection.run(BookmarkSQL.forgetNormalAddresses)
    var last: Int64 = 0
    while true {
      let query = BookmarkSQL.added(after: last, limit: Self.portion)
      let portion = try bookmarks(query, over: connection)
      guard let end = portion.last else { break }
      for stored in portion { try deriveAnew(stored, over: connection) }
      last = end.position
    }
  }

  private func deriveAnew(
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
}
