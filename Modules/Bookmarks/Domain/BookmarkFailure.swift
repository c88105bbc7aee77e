public import CoreDomain

/// What can go wrong with bookmarks. Each description is a sentence for the person who asked.
public enum BookmarkFailure: Error, Hashable, Sendable {
  case malformedAddress(String, reason: String)
  case malformedTag(String, reason: String)
  /// A query that cannot be read.
  case malformedQuery(BookmarkQueryMistake)
  /// A limit that is not within ``ListLimit/bounds``.
  case malformedLimit(Int)
  /// An offset under 0.
  case malformedOffset(Int)
  case tooManyTags(limit: Int)
  /// A text that has more UTF-8 bytes than its limit.
  case tooLong(field: String, limit: Int)
  /// Nothing was said that is to be different.
  case emptyChange
  /// Nothing is kept under these identifiers.
  case notFound([Bookmark.ID])
  /// Nothing is kept under this address.
  case addressNotFound(BookmarkAddress)
  /// The identifiers of several bookmarks begin so.
  case ambiguous(IdentifierChoices)
  /// No bookmark has this tag.
  case tagNotFound(Tag)
  /// Another bookmark has the address already.
  case addressTaken(BookmarkAddress, by: Bookmark.ID)
  /// The bookmark is not what it was when it was read; this is what it is now.
  case changedMeanwhile(Bookmark)
  /// A file that is no bookmark file of the format, or not to its end.
  case unreadableFile(reason: String)
  /// An encoding that was named for a file, and cannot be used.
  case unusableEncoding(String, reason: String)
  /// The file cannot be read or written.
  case file(FileFailure)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
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
