/// Documents that are nested as deeply as an attacker would nest them.
enum NestedDocument {
  /// A feed with one entry, whose text is lists within lists.
  static func feed(_ depth: Int) -> [UInt8] {
    let lists = String(repeating: "<ul><li>", count: depth)
    let text = """
      <rss version="2.0"><channel><title>Lists</title><item><title>Deep</title>\
      <link>https://feed.example/deep</link><description><![CDATA[<p>First</p>\(lists)]]>\
      </description></item></channel></rss>
      """
    return Array(text.utf8)
  }

  /// A Netscape file with one bookmark, in folders within folders.
  static func bookmarks(_ depth: Int) -> [UInt8] {
    let folders = String(repeating: "<DT><H3>F</H3><DL><p>\n", count: depth)
    let text = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8"><DL><p>
      \(folders)<DT><A HREF="https://deep.example/">Deep</A>
      """
    return Array(text.utf8)
  }

  /// An OPML document with one feed, in outlines within outlines.
  static func outlines(_ depth: Int) -> [UInt8] {
    let text = """
      <opml version="2.0"><body>\(String(repeating: "<outline text=\"F\">", count: depth - 1))\
      <outline text="Deep" xmlUrl="https://deep.example/feed.xml"/>\
      \(String(repeating: "</outline>", count: depth - 1))</body></opml>
      """
    return Array(text.utf8)
  }
}
