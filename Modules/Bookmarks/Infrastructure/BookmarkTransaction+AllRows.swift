import BookmarksDomain
import CoreDomain

// What goes over all bookmarks, or very many, some at a time.

extension BookmarkTransaction {
  /// How many bookmarks are held at a time by what goes over all of them.
  static let portion = 500

  /// The number of the rules that this program derives by, apart from the tables behind the folding.
  /// Whoever changes what ``BookmarkAddress`` or ``BookmarkRules`` derive, counts on.
  static let derivation = "1"

  /// Does something with each bookmark of a query that goes on behind a position.
  ///
  /// - Returns: how many there were.
  func eachBookmark(
    over connection: borrowing any SQLWriting & ~Copyable,
    of query: (Int64) -> SQLStatement, do work: (BookmarkRows.Numbered) throws(SQLFailure) -> Void
  ) throws(SQLFailure) -> Int {
    var count = 0
    var last: Int64 = 0
    while true {
      let portion = try bookmarks(query(last), over: connection)
      guard let end = portion.last else { return count }
      for stored in portion { try work(stored) }
      count += portion.count
      last = end.position
    }
  }

  /// Derives everything anew that is derived from bookmarks. Two bookmarks whose addresses mean the
  /// same by the new rules become one, under the identifier of the older one.
  func deriveAnew(
    as derivation: String, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try index.removeAll(over: connection)
    try connection.run(BookmarkSQL.forgetNormalAddresses)
    _ = try eachBookmark(over: connection) { position in
      BookmarkSQL.added(after: position, limit: Self.portion)
    } do: { stored throws(SQLFailure) in
      try deriveAnew(stored, over: connection)
    }
    try connection.run(BookmarkSQL.forgetDerivation)
    try connection.run(BookmarkSQL.remember(derivation: derivation))
  }

  private func deriveAnew(
    _ stored: BookmarkRows.Numbered, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    let query = BookmarkSQL.bookmark(at: stored.bookmark.address)
    guard let other = try bookmarks(query, over: connection).first else {
      return try write(stored.bookmark, at: stored.position, over: connection)
    }
    let merged = MergeRule.imported.merge(other.bookmark, with: stored.bookmark)
    try remove(stored, over: connection)
    try write(merged, at: other.position, over: connection)
  }
}

extension Bookmark {
  /// The bookmark with a tag under another name.
  func renaming(_ old: Tag, to new: Tag) -> Bookmark {
    Bookmark(
      id: id, address: address, title: title, tags: tags.renaming(old, to: new), note: note,
      unread: unread, archived: archived, createdAt: createdAt)
  }
}
