public import CoreDomain

/// The JSON form of a bookmark, for the command line, the server and bookmark files.
///
/// The property names are the JSON keys. They are stable: keys may be added, but never renamed or
/// removed.
public struct BookmarkRecord: Codable, Hashable, Sendable {
  public let id: String
  public let url: String
  public let title: String
  public let tags: [String]
  public let note: String
  public let unread: Bool
  public let archived: Bool
  /// The creation date in ISO 8601, in UTC.
  public let createdAt: String

  public init(_ bookmark: Bookmark) {
    id = bookmark.id.raw
    url = bookmark.address.typed
    title = bookmark.title
    tags = bookmark.tags.tags.map(\.text)
    note = bookmark.note
    unread = bookmark.unread
    archived = bookmark.archived
    createdAt = bookmark.createdAt.iso8601WithMilliseconds
  }
}

/// The JSON form of a ``TagUse``: a tag and the number of its bookmarks.
public struct TagRecord: Codable, Hashable, Sendable {
  public let tag: String
  /// How many bookmarks have the tag, archived ones included.
  public let count: Int

  public init(_ use: TagUse) {
    tag = use.tag.text
    count = use.count
  }
}

/// The JSON form of an ``ImportReport``: how many rows were imported, merged and skipped.
public struct ImportRecord: Codable, Hashable, Sendable {
  public let imported: Int
  public let merged: Int
  /// How many rows were skipped; ``skipped`` lists the first of them.
  public let skippedCount: Int
  public let skipped: [Row]
  /// A note about the whole file, or `null`; for example, that its encoding was guessed.
  @OrNull public private(set) var note: String?

  public init(_ report: ImportReport) {
    imported = report.imported
    merged = report.merged
    skippedCount = report.skippedCount
    skipped = report.skipped.map { Row(line: $0.line, reason: $0.reason) }
    note = report.note
  }

  /// A row of the file that the import skipped, and the reason.
  public struct Row: Codable, Hashable, Sendable {
    /// The line on which the row starts, counted from 1.
    public let line: Int
    public let reason: String
  }
}
