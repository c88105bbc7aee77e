public import CoreDomain

/// What can go wrong with bookmarks. Each description is a sentence for the person who asked.
public enum BookmarkFailure: Error, Hashable, Sendable {
  case malformedAddress(String, reason: String)
  case malformedTag(String, reason: String)
  case malformedQuery(String, reason: String)
  /// A limit or an offset that is out of its range.
  case malformedLimit(Int)
  case tooManyTags(limit: Int)
  /// A text that has more UTF-8 bytes than its limit.
  case tooLong(field: String, limit: Int)
  /// Nothing is kept under these identifiers.
  case notFound([Bookmark.ID])
  /// A file that is no bookmark file.
  case unreadableFile(reason: String)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
  case storage(reason: String)
}

extension BookmarkFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedAddress(let text, let reason):
      "“\(BookmarkText.quoted(text))” cannot be bookmarked: \(reason)."
    case .malformedTag(let text, let reason):
      "“\(BookmarkText.quoted(text))” is no tag: \(reason)."
    case .malformedQuery(let text, let reason):
      "“\(BookmarkText.quoted(text))” cannot be searched for: \(reason)."
    case .malformedLimit(let number):
      "\(number) is out of range: a limit is 1 or more, an offset 0 or more."
    case .tooManyTags(let limit):
      "A bookmark has at most \(limit) tags."
    case .tooLong(let field, let limit):
      "The \(field) is longer than \(limit) bytes."
    case .notFound(let ids):
      "There \(ids.count == 1 ? "is no bookmark" : "are no bookmarks") "
        + ids.map { "“\(BookmarkText.quoted($0.raw))”" }.joined(separator: ", ") + "."
    case .unreadableFile(let reason):
      "This is no bookmark file: \(reason)."
    case .busy(let reason), .storage(let reason):
      reason
    }
  }
}
