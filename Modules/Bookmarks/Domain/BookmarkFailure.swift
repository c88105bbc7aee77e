public import CoreDomain

/// The errors of the feature. Each description is text for the user.
public enum BookmarkFailure: FeatureFailure, Hashable, Sendable {
  /// One or more fields of a form are invalid. If the query is invalid, `query` has the position of
  /// the syntax error.
  case form([BookmarkFieldFailure], query: BookmarkQueryMistake? = nil)
  /// The change sets no field.
  case emptyChange
  /// No bookmark has these identifiers.
  case notFound([Bookmark.ID])
  /// No bookmark has this address.
  case addressNotFound(BookmarkAddress)
  /// The identifiers of several bookmarks start with the typed prefix.
  case ambiguous(IdentifierChoices)
  /// No bookmark has this tag.
  case tagNotFound(Tag)
  /// Another bookmark already has the address.
  case addressTaken(BookmarkAddress, by: Bookmark.ID)
  /// The bookmark has changed since the caller read it. Carries the current bookmark.
  case changedMeanwhile(Bookmark)
  /// The file does not have the expected format, or is truncated. The reason is in lower case and
  /// without a period, to be placed after a colon.
  case unreadableFile(reason: String)
  /// The encoding specified for the file cannot be used.
  case unusableEncoding(String, reason: String)
  /// The file cannot be read or written.
  case file(FileFailure)
  /// The database did not do what the feature asked.
  case store(StoreFailure)
}

extension BookmarkFailure {
  /// The syntax error of the search query, or `nil` if the failure has another cause.
  public var mistake: BookmarkQueryMistake? {
    if case .form(_, query: let mistake) = self { mistake } else { nil }
  }
}

extension BookmarkFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .form(let failures, query: _):
      failures.map(\.reason).joined(separator: " ")
    case .emptyChange:
      "There is nothing to change. Set at least one field."
    case .notFound(let ids):
      "There \(ids.count == 1 ? "is no bookmark" : "are no bookmarks") "
        + ids.map { "“\(DisplayText.quoted($0.raw))”" }.joined(separator: ", ")
        + ". Check the \(ids.count == 1 ? "identifier" : "identifiers")."
    case .addressNotFound(let address):
      "There is no bookmark with the address “\(DisplayText.quoted(address.typed))”. "
        + "Check the address."
    case .ambiguous(let choices):
      choices.description
    case .tagNotFound(let tag):
      "No bookmark has the tag “\(DisplayText.quoted(tag.text))”. Check its spelling."
    case .addressTaken(let address, by: let id):
      "The bookmark “\(id)” already has the address “\(DisplayText.quoted(address.typed))”. "
        + "Change that bookmark, or use another address."
    case .changedMeanwhile(let bookmark):
      "The bookmark “\(bookmark.id)” has changed since you opened it. Check it, then try again."
    case .unreadableFile(let reason):
      "The file is not a valid bookmark file: \(reason)."
    case .unusableEncoding(let label, let reason):
      "Invalid encoding “\(DisplayText.quoted(label))”: \(reason). Omit the encoding, "
        + "or use the encoding of the file."
    case .file(let failure):
      failure.description
    case .store(let failure): failure.description
    }
  }
}
