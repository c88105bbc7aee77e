import BookmarksDomain
import CoreDomain

// What goes over all bookmarks, or very many, some at a time.

extension BookmarkTransaction {
  /// How many bookmarks are held at a time by what goes over all of them.
  static let portion = 500

  /// The number of the rules that this program derives by, apart from the tables behind the folding.
  /// Whoever changes what ``BookmarkAddress`` or ``BookmarkRules`` derive, counts on.
  static let derivation = "1"

  /// Gives a tag another name on every bookmark that has it.
  ///
  /// - Returns: how many had it.
  func rename(
    _ old: Tag, to new: Tag, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) -> Int {
    // The positions first, eight bytes each: to ask for the bookmarks behind the last one again and
    // again would look for all of them each time.
    let positions = try connection.rows(BookmarkSQL.positions(of: old)) { row throws(SQLFailure) in
      try row.integer(0)
    }
    for position in positions {
      let query = BookmarkSQL.bookmark(atPosition: position)
      guard let stored = try bookmarks(query, over: connection).first else { continue }
      try write(stored.bookmark.renaming(old, to: new), at: position, over: connection)
    }
    return positions.count
  }

  /// Derives everything anew that is derived from bookmarks. Two bookmarks whose addresses mean the
  /// same by the new rules become one, under the identifier of the older one.
  func deriveAnew(
    as derivation: String, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
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
    let merged = MergeRule.united.merge(other.bookmark, with: stored.bookmark)
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
