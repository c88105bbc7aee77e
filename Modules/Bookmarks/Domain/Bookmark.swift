public import CoreDomain

/// A bookmark that is kept.
public struct Bookmark: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<Bookmark, String>

  public let id: ID
  public let address: BookmarkAddress
  /// The title, in one line; empty when there is none.
  public let title: String
  /// The tags in the order in which they were given.
  public let tags: TagList
  /// Free text of any number of lines; empty when there is none.
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

  /// What a person reads first: the title, or the address when there is no title.
  public var headline: String {
    title.isEmpty ? address.typed : title
  }
}

/// A bookmark as somebody fills it in, before it is kept.
public struct BookmarkDraft: Hashable, Sendable {
  public let address: BookmarkAddress
  /// The title that was given, in one line, or nothing when the page's own is wanted.
  public let title: String?
  public let tags: TagList
  public let note: String
  public let unread: Bool
  public let archived: Bool
  /// When the bookmark was made, where that is known; otherwise it is made now.
  public let createdAt: Timestamp?

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - title: line breaks and runs of spaces become single spaces; a blank title is none.
  ///   - note: line breaks become line feeds; spaces around the note are dropped.
  /// - Throws: ``BookmarkFailure/tooLong(field:limit:)``.
  public init(
    address: BookmarkAddress, title: String? = nil, tags: TagList = .none, note: String = "",
    unread: Bool = false, archived: Bool = false, createdAt: Timestamp? = nil
  ) throws(BookmarkFailure) {
    let line = BookmarkText.line(title ?? "")
    guard line.utf8.count <= Self.titleLimit else {
      throw .tooLong(field: "title", limit: Self.titleLimit)
    }
    let block = BookmarkText.block(note)
    guard block.utf8.count <= Self.noteLimit else {
      throw .tooLong(field: "note", limit: Self.noteLimit)
    }
    self.init(address, line, tags, block, unread, archived, createdAt)
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

  /// Makes a draft of what a file says. Text that is too long is cut and tags that are none are left
  /// out, since a file is not mended by hand: what counts is the address.
  public static func shortening(
    address: BookmarkAddress, title: String, tags: [String], note: String, unread: Bool,
    archived: Bool, createdAt: Timestamp?, by rules: BookmarkRules
  ) -> BookmarkDraft {
    BookmarkDraft(
      address, BookmarkText.line(title).cut(toBytes: titleLimit).trimmed,
      TagList(shortening: tags, by: rules),
      BookmarkText.block(note).cut(toBytes: noteLimit).trimmed, unread,
      archived, createdAt)
  }

  /// The draft with a title that its page gives itself, which is cut where it is too long. A title
  /// that the draft has already stays.
  public func titled(byPage title: String) -> BookmarkDraft {
    let line = BookmarkText.line(title).cut(toBytes: Self.titleLimit).trimmed
    return BookmarkDraft(
      address, self.title ?? line, tags, note, unread, archived, createdAt)
  }

  /// How long a title may be, in UTF-8 bytes.
  public static let titleLimit = 16 * 1024

  /// How long a note may be, in UTF-8 bytes.
  public static let noteLimit = 256 * 1024
}
