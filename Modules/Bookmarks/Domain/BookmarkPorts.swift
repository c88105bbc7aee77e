public import CoreDomain

/// Where bookmarks are kept. No two kept bookmarks have the same address.
public protocol BookmarkStore: Sendable {
  /// The bookmarks that a filter lets through, newest first, and those of one moment in the order
  /// in which they were added.
  func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage

  /// The bookmark of an identifier, or nothing.
  func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark?

  /// The bookmark of an address, or nothing.
  func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark?

  /// Keeps bookmarks, in order: all of them or, when this throws, none.
  ///
  /// A bookmark whose address is there already, from an earlier one of the same call too, is
  /// merged by the rule; the rule sees what is stored at that moment, whoever else is writing.
  ///
  /// - Returns: what became of each, in the same order.
  @discardableResult
  func keep(
    _ bookmarks: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark]

  /// Removes bookmarks: all of them or, when this throws, none.
  ///
  /// - Throws: ``BookmarkFailure/notFound(_:)`` with the identifiers that nothing is kept under.
  func remove(_ ids: [Bookmark.ID]) async throws(BookmarkFailure)
}

/// What became of a bookmark that was to be kept.
public enum KeptBookmark: Hashable, Sendable {
  case added(Bookmark)
  /// It met one with its address; this is the outcome.
  case merged(Bookmark)

  public var bookmark: Bookmark {
    switch self {
    case .added(let bookmark), .merged(let bookmark): bookmark
    }
  }
}

/// Where the titles of web pages come from.
public protocol PageTitleSource: Sendable {
  /// The title of the page at an address, as the page writes it, or nothing when it has none.
  ///
  /// - Throws: ``PageTitleFailure`` when there is no page to read.
  func title(at address: BookmarkAddress) async throws(PageTitleFailure) -> String?
}

/// Why a page's title is not known.
public enum PageTitleFailure: Error, Hashable, Sendable {
  /// The page did not arrive; the text says why, as a sentence.
  case unreachable(String)
  /// The server answered with this status instead of a page.
  case refused(status: Int)
  /// What arrived is no text that can be read as a page.
  case unreadable(String)
}

extension PageTitleFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .refused(let status): "The server answered with status \(status)."
    case .unreadable(let reason): reason
    }
  }
}

/// A format of files that bookmarks are exchanged in.
public protocol BookmarkFileFormat: Sendable {
  /// Reads a file. A row that cannot be used is reported beside those that can.
  ///
  /// - Throws: ``BookmarkFailure/unreadableFile(reason:)`` when it is no file of this format.
  func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> BookmarkFile

  /// Writes a file that ``read(_:)`` reads back to equal bookmarks, in the same order.
  func write(_ bookmarks: [Bookmark]) -> [UInt8]
}

/// What stands in a bookmark file.
public struct BookmarkFile: Hashable, Sendable {
  /// The bookmarks in the order of the file.
  public let drafts: [BookmarkDraft]
  /// The rows that cannot be used, in the order of the file.
  public let skipped: [SkippedRow]

  public init(drafts: [BookmarkDraft], skipped: [SkippedRow]) {
    self.drafts = drafts
    self.skipped = skipped
  }
}

/// A row of a file that was left out, and why.
public struct SkippedRow: Hashable, Sendable {
  /// The line on which the row begins, counted from 1.
  public let line: Int
  public let reason: String

  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
