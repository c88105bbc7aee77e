public import CoreDomain

/// A bookmark in the form in which other programs read it: as JSON on the command line and from the
/// server.
///
/// The names of the properties are the keys, and they are kept for good.
public struct BookmarkRecord: Codable, Hashable, Sendable {
  public let id: String
  public let url: String
  public let title: String
  public let tags: [String]
  public let note: String
  public let unread: Bool
  public let archived: Bool
  /// ISO 8601, in UTC.
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

/// A tag in the form in which other programs read it.
public struct TagRecord: Codable, Hashable, Sendable {
  public let tag: String
  /// How many bookmarks have it.
  public let count: Int

  public init(_ use: TagUse) {
    tag = use.tag.text
    count = use.count
  }
}

/// The outcome of an import in the form in which other programs read it.
public struct ImportRecord: Codable, Hashable, Sendable {
  public let imported: Int
  public let merged: Int
  /// How many rows were left out; ``skipped`` names the first of them.
  public let skippedCount: Int
  public let skipped: [Row]
  /// What there is to say of the whole file; `null` if nothing.
  @OrNull public private(set) var note: String?

  public init(_ report: ImportReport) {
    imported = report.imported
    merged = report.merged
    skippedCount = report.skippedCount
    skipped = report.skipped.map { Row(line: $0.line, reason: $0.reason) }
    note = report.note
  }

  /// A row that was left out.
  public struct Row: Codable, Hashable, Sendable {
    /// Counted from 1.
    public let line: Int
    public let reason: String
  }
}
