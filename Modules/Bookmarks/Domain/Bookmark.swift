public import CoreDomain

/// A complete bookmark, with its identifier and creation date: stored, or ready to be stored.
public struct Bookmark: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Bookmark, String>

  public let id: ID
  public let address: BookmarkAddress
  /// The title on one line, or an empty string.
  public let title: String
  /// The tags in the order in which they were entered.
  public let tags: TagList
  /// Free text of any number of lines, or an empty string.
  public let note: String
  public let unread: Bool
  public let archived: Bool
  public let createdAt: Timestamp

  public init(
    id: ID, address: BookmarkAddress, title: String, tags: TagList, note: String, unread: Bool,
    archived: Bool, createdAt: Timestamp
  ) {
    self.id = id
    self.address = address
    self.title = title
    self.tags = tags
    self.note = note
    self.unread = unread
    self.archived = archived
    self.createdAt = createdAt
  }

  /// The title, or the address if the title is empty.
  public var headline: String {
    title.isEmpty ? address.typed : title
  }

  /// Returns the bookmark with a renamed tag.
  public func renaming(_ old: Tag, to new: Tag) -> Bookmark {
    Bookmark(
      id: id, address: address, title: title, tags: tags.renaming(old, to: new), note: note,
      unread: unread, archived: archived, createdAt: createdAt)
  }
}

/// A validated bookmark without an identifier: what a user adds, or a row of an imported file.
public struct BookmarkDraft: Hashable, Sendable {
  public let address: BookmarkAddress
  /// The title on one line, or `nil`. If it is `nil`, adding the draft may fetch the page's title.
  public let title: String?
  public let tags: TagList
  public let note: String
  public let unread: Bool
  public let archived: Bool
  /// The creation date, or `nil` for the time of saving.
  public let createdAt: Timestamp?

  /// - Parameters:
  ///   - title: Each run of white space and control characters becomes one space, and is removed at
  ///     both ends. A blank title counts as `nil`.
  ///   - note: Line breaks become line feeds. Other control characters except tabs are removed, and
  ///     so is white space at both ends.
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the title or the note is too long.
  public init(
    address: BookmarkAddress, title: String? = nil, tags: TagList = .none, note: String = "",
    unread: Bool = false, archived: Bool = false, createdAt: Timestamp? = nil
  ) throws(BookmarkFailure) {
    var reader = FieldReader<BookmarkField>()
    let (title, note) = (reader.title(title ?? ""), reader.note(note))
    guard let title, let note else { throw .form(reader.failures) }
    self.init(address, title, tags, note, unread, archived, createdAt)
  }

  private init(
    _ address: BookmarkAddress, _ title: String, _ tags: TagList, _ note: String, _ unread: Bool,
    _ archived: Bool, _ createdAt: Timestamp?
  ) {
    self.address = address
    self.title = title.isEmpty ? nil : title
    self.tags = tags
    self.note = note
    self.unread = unread
    self.archived = archived
    self.createdAt = createdAt
  }

  /// Creates a draft from a row of an imported file, and never fails. It truncates texts that are
  /// too long, replaces commas in tags by spaces, and drops blank tags and tags beyond
  /// ``TagList/limit``. The address is what matters, so no other field may prevent the import.
  public static func shortening(
    address: BookmarkAddress, title: String, tags: [String], note: String, unread: Bool,
    archived: Bool, createdAt: Timestamp?, by normalizer: BookmarkNormalizer
  ) -> BookmarkDraft {
    BookmarkDraft(
      address, BookmarkText.line(title).prefix(ofBytes: titleLimit).trimmed,
      TagList(shortening: tags, by: normalizer),
      BookmarkText.block(note).prefix(ofBytes: noteLimit).trimmed, unread,
      archived, createdAt)
  }

  /// Returns the draft with the page's own title, truncated to ``titleLimit``. Keeps a title that
  /// the draft already has.
  public func titled(byPage title: String) -> BookmarkDraft {
    let line = BookmarkText.line(title).prefix(ofBytes: Self.titleLimit).trimmed
    return BookmarkDraft(
      address, self.title ?? line, tags, note, unread, archived, createdAt)
  }

  /// The maximum length of a title, in UTF-8 bytes.
  public static let titleLimit = 16 * 1024

  /// The maximum length of a note, in UTF-8 bytes.
  public static let noteLimit = 256 * 1024
}
