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
