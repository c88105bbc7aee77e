import BookmarksDomain
import BookmarksTesting

// Initializers that parse with the test rules.

extension BookmarkAddress {
  init(_ text: String) throws(BookmarkFieldFailure) { try self.init(text, by: .fixture) }
}

extension Tag {
  init(_ text: String) throws(BookmarkFieldFailure) { try self.init(text, by: .fixture) }
}

extension BookmarkQuery {
  init(_ text: String) throws(BookmarkQueryMistake) { try self.init(text, by: .fixture) }

  func matches(_ bookmark: Bookmark) -> Bool { matches(bookmark, by: .fixture) }
}

extension BookmarkForm {
  func draft() throws(BookmarkFailure) -> BookmarkDraft { try draft(by: .fixture) }
}

extension BookmarkFileRow {
  /// The bookmark of the row, or `nil` if the row is skipped or a note.
  var draft: BookmarkDraft? { if case .bookmark(let draft) = self { draft } else { nil } }
  var skipped: SkippedRow? { if case .skipped(let row) = self { row } else { nil } }
  var note: String? { if case .note(let note) = self { note } else { nil } }
}
