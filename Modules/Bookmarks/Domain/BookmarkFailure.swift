public import CoreDomain

/// An error of the bookmarks feature. Each description is a sentence for the user.
public enum BookmarkFailure: Error, Hashable, Sendable {
  case malformedAddress(String, reason: String)
  case malformedTag(String, reason: String)
  /// The query has a syntax error.
  case malformedQuery(BookmarkQueryMistake)
  /// The limit is outside ``ListLimit/bounds``.
  case malformedLimit(Int)
  /// The offset is negative.
  case malformedOffset(Int)
  case tooManyTags(limit: Int)
  /// The text has more UTF-8 bytes than its limit.
  case tooLong(field: String, limit: Int)
  /// The change sets no field.
  case emptyChange
  /// No bookmark has these identifiers.
  case notFound([Bookmark.ID])
  /// No bookmark has this address.
  case addressNotFound(BookmarkAddress)
  /// Several bookmarks have identifiers with this prefix.
  case ambiguous(IdentifierChoices)
  /// No bookmark has this tag.
  case tagNotFound(Tag)
  /// Another bookmark already has the address.
  case addressTaken(BookmarkAddress, by: Bookmark.ID)
  /// The bookmark has changed since the caller read it. Carries the current bookmark.
  case changedMeanwhile(Bookmark)
  /// The file does not have the expected format, or is truncated.
  case unreadableFile(reason: String)
  /// The encoding specified for the file cannot be used.
  case unusableEncoding(String, reason: String)
  /// The file cannot be read or written.
  case file(FileFailure)
  /// Another process is using the store.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written. The reason is a sentence.
  case storage(reason: String)
}

extension BookmarkFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedAddress(let text, let reason):
      "“\(DisplayText.quoted(text))” cannot be kept: \(reason)."
    case .malformedTag(let text, let reason):
      "“\(DisplayText.quoted(text))” is no tag: \(reason)."
    case .malformedQuery(let mistake):
      mistake.description
    case .malformedLimit(let number):
      ListLimit.rejection(of: "\(number)")
    case .malformedOffset(let number):
      "The offset must be 0 or more, got \(number)."
    case .tooManyTags(let limit):
      "A bookmark has at most \(limit) tags."
    case .tooLong(let field, let limit):
      "The \(field) is longer than \(limit) bytes."
    case .emptyChange:
      "Nothing is to be changed. Say what is to be different."
    case .notFound(let ids):
      "There \(ids.count == 1 ? "is no bookmark" : "are no bookmarks") "
        + ids.map { "“\(DisplayText.quoted($0.raw))”" }.joined(separator: ", ") + "."
    case .addressNotFound(let address):
      "There is no bookmark of “\(DisplayText.quoted(address.typed))”."
    case .ambiguous(let choices):
      choices.description
    case .tagNotFound(let tag):
      "No bookmark has the tag “\(DisplayText.quoted(tag.text))”."
    case .addressTaken(let address, by: let id):
      "“\(DisplayText.quoted(address.typed))” is the address of the bookmark “\(id)” already."
    case .changedMeanwhile(let bookmark):
      "The bookmark “\(bookmark.id)” was changed meanwhile. Look at it, and try again."
    case .unreadableFile(let reason):
      "This is no bookmark file: \(reason)."
    case .unusableEncoding(let label, let reason):
      "“\(DisplayText.quoted(label))” cannot be used: \(reason). "
        + "Write a label such as utf-8, shift_jis or windows-1251, or leave the encoding out."
    case .file(let failure):
      failure.description
    case .busy(let reason), .full(let reason), .storage(let reason):
      reason
    }
  }
}

extension BookmarkFailure: StoreFailure {}
