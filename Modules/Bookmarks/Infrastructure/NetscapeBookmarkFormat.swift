public import BookmarksDomain
import CoreDomain

/// The bookmark file that every browser writes and reads: `NETSCAPE-Bookmark-file-1`.
///
/// A file is a list of `<DT><A HREF …>title</A>`, each with an optional `<DD>note`, in folders
/// `<DT><H3>name</H3><DL>…</DL>`. Attributes that are read: `HREF`, `ADD_DATE` (seconds since
/// 1970, or a smaller unit), `TAGS` (separated by commas), `TOREAD` and, where there is no `<DD>`,
/// `DESCRIPTION`. The folders that a bookmark lies in become its first tags. An archived bookmark has
/// no attribute of its own in any browser; it is told by `ARCHIVED`, which browsers pass over.
public struct NetscapeBookmarkFormat: BookmarkFileFormat {
  public init() {}

  public func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> BookmarkFile {
    let text = String(decoding: bytes, as: UTF8.self)
    guard Self.looksLikeBookmarks(text) else {
      throw .unreadableFile(
        reason: "it has no “NETSCAPE-Bookmark-file-1” and no list of links; "
          + "export your bookmarks as HTML and try again")
    }
    var reader = NetscapeReader(text)
    return reader.file()
  }

  public func write(_ bookmarks: [Bookmark]) -> [UInt8] {
    let rows = bookmarks.map(Self.row)
    return Array((Self.head + rows.joined() + "</DL><p>\n").utf8)
  }
}

extension NetscapeBookmarkFormat {
  /// Whether a text is a bookmark file: it says so, or it has a list of links, soon after its start;
  /// or it is blank.
  private static func looksLikeBookmarks(_ text: String) -> Bool {
    let start = String(decoding: text.utf8.prefix(startLimit), as: UTF8.self).lowercased()
    if start.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) { return true }
    return start.contains("netscape-bookmark-file-1")
      || (start.contains("<dt>") && start.contains("<a "))
  }

  /// Where a file has to show what it is, in bytes.
  private static let startLimit = 64 * 1024

  private static let head = """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <!-- This file can be imported by browsers and by bookmark services. -->
    <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
    <TITLE>Bookmarks</TITLE>
    <H1>Bookmarks</H1>
    <DL><p>

    """

  private static func row(_ bookmark: Bookmark) -> String {
    var attributes = [
      ("HREF", bookmark.address.typed),
      ("ADD_DATE", String(bookmark.createdAt.secondsSince1970)),
    ]
    if !bookmark.tags.tags.isEmpty {
      attributes.append(("TAGS", bookmark.tags.tags.map(\.text).joined(separator: ",")))
    }
    if bookmark.unread { attributes.append(("TOREAD", "1")) }
    if bookmark.archived { attributes.append(("ARCHIVED", "1")) }
    let written = attributes.map { "\($0)=\"\(HTMLText.escaped($1))\"" }.joined(separator: " ")
    let note = bookmark.note.isEmpty ? "" : "    <DD>\(HTMLText.escaped(bookmark.note))\n"
    return "    <DT><A \(written)>\(HTMLText.escaped(bookmark.title))</A>\n" + note
  }
}
