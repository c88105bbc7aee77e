import CoreDomain

/// The formats of files that bookmarks are exchanged in.
public enum BookmarkFileKind: String, CaseIterable, Hashable, Sendable {
  /// The bookmark file that every browser writes and reads: `NETSCAPE-Bookmark-file-1`.
  case netscape
  /// An array of ``BookmarkRecord``.
  case json
}

/// What becomes of the folders that bookmarks lie in.
public enum FolderUse: String, CaseIterable, Hashable, Sendable {
  /// Each folder around a bookmark becomes one of its tags, before its own.
  case tags
  /// They are passed over.
  case ignore
}

/// A format of files that bookmarks are exchanged in.
public protocol BookmarkFileFormat: Sendable {
  /// Begins to read a file.
  ///
  /// - Parameter encoding: the label of the file's encoding; `nil` to find it out. The reader throws
  ///   ``BookmarkFailure/unusableEncoding(_:reason:)`` for a label that it does not know.
  func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader

  /// Begins to write a file.
  func writer() -> any BookmarkFileWriter
}

/// A reader of one bookmark file, which comes in pieces that may end anywhere. What it holds on to
/// does not grow with the file.
public protocol BookmarkFileReader {
  /// Takes the next bytes.
  ///
  /// - Returns: the rows that are whole by now, in the order of the file.
  /// - Throws: ``BookmarkFailure/unreadableFile(reason:)`` when it is no file of this format, or
  ///   broken beyond a single row. The reader is not used afterwards.
  mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow]

  /// Ends the file.
  ///
  /// - Returns: the rows that the end made whole.
  /// - Throws: as ``read(_:)``.
  mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow]
}

/// A writer of one bookmark file. What it writes, a reader of the same format reads back to equal
/// bookmarks, in the same order.
public protocol BookmarkFileWriter {
  /// The bytes before the first bookmark.
  mutating func begin() -> [UInt8]

  /// The bytes of further bookmarks.
  mutating func write(_ bookmarks: [Bookmark]) -> [UInt8]

  /// The bytes behind the last bookmark.
  mutating func end() -> [UInt8]
}

/// A row of a bookmark file.
public enum BookmarkFileRow: Hashable, Sendable {
  case bookmark(BookmarkDraft)
  case skipped(SkippedRow)
  /// A sentence about the whole file: that its encoding was guessed.
  case note(String)
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

/// What importing a file came to.
public struct ImportReport: Hashable, Sendable {
  /// How many rows became new bookmarks.
  public var imported: Int
  /// How many rows met a bookmark of the same address.
  public var merged: Int
  /// How many rows were left out.
  public private(set) var skippedCount: Int
  /// The first of the rows that were left out, at most ``skippedLimit`` of them.
  public private(set) var skipped: [SkippedRow]
  /// What there is to say of the whole file, as sentences: that its encoding was guessed.
  public var note: String?

  /// - Parameters:
  ///   - skipped: rows that were left out; the first of them are listed, and all are counted.
  ///   - unlisted: how many further rows were left out.
  ///   - note: what there is to say of the whole file.
  public init(
    imported: Int = 0, merged: Int = 0, skipped: [SkippedRow] = [], unlisted: Int = 0,
    note: String? = nil
  ) {
    self.note = note
    self.imported = imported
    self.merged = merged
    skippedCount = skipped.count + unlisted
    self.skipped = Array(skipped.prefix(Self.skippedLimit))
  }

  /// Counts a row that was left out, and lists it while there is room.
  public mutating func skip(_ row: SkippedRow) {
    skippedCount += 1
    if skipped.count < Self.skippedLimit { skipped.append(row) }
  }

  /// How many rows the file had until now.
  public var rows: Int { imported + merged + skippedCount }

  /// How many of the rows that were left out are reported one by one.
  public static let skippedLimit = 1000
}
