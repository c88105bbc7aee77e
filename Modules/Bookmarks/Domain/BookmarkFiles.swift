import CoreDomain

/// The file formats for importing and exporting bookmarks.
public enum BookmarkFileKind: String, CaseIterable, Hashable, Sendable {
  /// The HTML file that browsers export and import: `NETSCAPE-Bookmark-file-1`.
  case netscape
  /// A JSON array of objects with the keys of ``BookmarkRecord``.
  case json
}

/// How an import treats the folders of a bookmark file.
public enum FolderUse: String, CaseIterable, Hashable, Sendable {
  /// Each folder that contains the bookmark becomes a tag, outermost first. The bookmark's own
  /// tags follow.
  case tags
  /// Ignores folders.
  case ignore
}

/// Reads and writes bookmark files of one ``BookmarkFileKind``.
public protocol BookmarkFileFormat: Sendable {
  /// Returns a reader for one file.
  ///
  /// - Parameters:
  ///   - folders: How to treat folders, in a format that has them.
  ///   - encoding: The label of the file's encoding, or `nil` to detect it. The reader throws
  ///     ``BookmarkFailure/unusableEncoding(_:reason:)`` if the label is unknown or does not suit
  ///     the format.
  func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader

  func writer() -> any BookmarkFileWriter
}

/// A reader of one bookmark file. The file arrives in chunks that may end anywhere. Memory use does
/// not grow with the file's size.
public protocol BookmarkFileReader {
  /// Reads the next chunk.
  ///
  /// - Returns: The rows that this chunk completes, in file order; empty if it completes none.
  /// - Throws: ``BookmarkFailure/unreadableFile(reason:)`` if the file has another format or cannot
  ///   be read any further, or ``BookmarkFailure/unusableEncoding(_:reason:)``. Do not use the
  ///   reader after an error.
  mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow]

  /// Tells the reader that the file has ended.
  ///
  /// - Returns: The rows that the end of the file completes.
  /// - Throws: The same errors as ``read(_:)``.
  mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow]
}

/// A writer of one bookmark file. Call ``begin()``, then ``write(_:)`` for each portion, then
/// ``end()``, and join the bytes in this order.
///
/// The reader of the same format restores the bookmarks in the same order. It does not restore
/// identifiers, and restores only the seconds of dates if the format stores no milliseconds.
public protocol BookmarkFileWriter {
  /// Returns the bytes before the first bookmark.
  mutating func begin() -> [UInt8]

  /// Returns the bytes for more bookmarks.
  mutating func write(_ bookmarks: [Bookmark]) -> [UInt8]

  /// Returns the bytes after the last bookmark.
  mutating func end() -> [UInt8]
}

/// One result of reading a bookmark file: a bookmark, a skipped row, or a note.
public enum BookmarkFileRow: Hashable, Sendable {
  case bookmark(BookmarkDraft)
  case skipped(SkippedRow)
  /// A note about the whole file, in sentences; for example, that its encoding was guessed.
  case note(String)
}

/// A row that the import skipped, and the reason.
public struct SkippedRow: Hashable, Sendable {
  /// The line on which the row starts, counted from 1.
  public let line: Int
  public let reason: String

  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}

/// The result of an import, or of the part of it that is complete.
public struct ImportReport: Hashable, Sendable {
  /// How many rows became new bookmarks.
  public var imported: Int
  /// How many rows were merged into a bookmark with the same address.
  public var merged: Int
  /// How many rows were skipped.
  public private(set) var skippedCount: Int
  /// The first skipped rows, at most ``skippedLimit``.
  public private(set) var skipped: [SkippedRow]
  /// Sentences about the whole file, or `nil`; for example, that its encoding was guessed.
  public var note: String?

  /// - Parameter unlisted: How many rows were skipped in addition to `skipped`.
  public init(
    imported: Int = 0, merged: Int = 0, skipped: [SkippedRow] = [], unlisted: Int = 0,
    note: String? = nil
  ) {
    self.note = note
    self.imported = imported
    self.merged = merged
    skippedCount = unlisted
    self.skipped = []
    for row in skipped { skip(row) }
  }

  /// Counts a skipped row, and lists it if there is room.
  public mutating func skip(_ row: SkippedRow) {
    skippedCount += 1
    if skipped.count < Self.skippedLimit { skipped.append(row) }
  }

  /// The text that tells the user what an import has stored before an error.
  public var keptBeforeError: String {
    "Before the error, new bookmarks: \(imported), merged: \(merged). These changes are kept."
  }

  /// How many rows have been stored or skipped so far.
  public var rows: Int { imported + merged + skippedCount }

  /// The maximum number of skipped rows to list.
  public static let skippedLimit = 1000
}
