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
    self.address = address
    self.title = try title.map { title throws(BookmarkFailure) in
      try BookmarkText.line(title, field: "title", limit: Self.titleLimit)
    }
    .flatMap { $0.isEmpty ? nil : $0 }
    self.tags = tags
    self.note = try BookmarkText.block(note, field: "note", limit: Self.noteLimit)
    self.unread = unread
    self.archived = archived
    self.createdAt = createdAt
  }

  /// How long a title may be, in UTF-8 bytes.
  public static let titleLimit = 16 * 1024

  /// How long a note may be, in UTF-8 bytes.
  public static let noteLimit = 256 * 1024
}

/// The two forms that text takes in a bookmark.
enum BookmarkText {
  /// Text in one line: every run of white space is one space, none at the ends.
  static func line(_ text: String, field: String, limit: Int) throws(BookmarkFailure) -> String {
    let line = text.split(whereSeparator: \.isBlank).joined(separator: " ")
    guard line.utf8.count <= limit else { throw .tooLong(field: field, limit: limit) }
    return line
  }

  /// Text in any number of lines, which end with a line feed; none that is blank at the ends.
  /// Control characters but tabs are dropped.
  static func block(_ text: String, field: String, limit: Int) throws(BookmarkFailure) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let block = lines.map { $0.filter { $0 == "\t" || !$0.isControl } }
      .joined(separator: "\n").trimmed
    guard block.utf8.count <= limit else { throw .tooLong(field: field, limit: limit) }
    return block
  }
}

extension Character {
  /// Whether the character shows as nothing: white space, or a control character.
  var isBlank: Bool {
    isWhitespace || isControl
  }

  /// Whether the character is nothing but control characters.
  var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}

extension StringProtocol {
  /// The text without blank characters at its ends.
  var trimmed: String {
    let tail = drop(while: \.isBlank)
    guard let last = tail.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(tail[...last])
  }
}
