/// The Netscape bookmark file of the first `bookmarks` sample bookmarks, in folders.
/// https://learn.microsoft.com/en-us/previous-versions/windows/internet-explorer/ie-developer/platform-apis/aa753582(v=vs.85)
struct NetscapeFile: Sendable {
  static let bookmarksInFolder = 500

  let bytes: [UInt8]

  init(bookmarks count: Int) {
    var text = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>
      <DL><p>

      """
    for number in 0..<count {
      if number.isMultiple(of: Self.bookmarksInFolder) {
        if number > 0 { text += "</DL><p>\n" }
        text += "<DT><H3>Folder \(number / Self.bookmarksInFolder)</H3>\n<DL><p>\n"
      }
      text += Self.lines(of: SampleBookmark(number: number))
    }
    text += (count > 0 ? "</DL><p>\n" : "") + "</DL><p>\n"
    bytes = Array(text.utf8)
  }

  /// The words consist of letters only, so that nothing needs escaping.
  private static func lines(of bookmark: SampleBookmark) -> String {
    let tags = bookmark.tags.isEmpty ? "" : " TAGS=\"\(bookmark.tags.joined(separator: ","))\""
    let note = bookmark.note.isEmpty ? "" : "<DD>\(bookmark.note)\n"
    return "<DT><A HREF=\"\(bookmark.address)\" ADD_DATE=\"\(bookmark.created)\"\(tags)>"
      + "\(bookmark.title)</A>\n\(note)"
  }
}
