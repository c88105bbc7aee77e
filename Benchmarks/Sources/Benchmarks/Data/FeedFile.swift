/// An RSS 2.0 feed of about a given number of bytes; the same number gives the same feed in every
/// run.
///
/// Each entry has the elements of a blog entry: title, link, identifier, date, author, two
/// categories, a summary, and the HTML text as CDATA, with links, emphasis and a picture. The words
/// consist of letters only, so that nothing needs escaping.
struct FeedFile: Sendable {
  let bytes: [UInt8]
  let entries: Int

  init(number: Int, bytes size: Int) {
    var random = RepeatableRandom(seed: UInt64(number) &* 0x2545_F491_4F6C_DD1D)
    var text = """
      <?xml version="1.0" encoding="utf-8"?>
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" \
      xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>Feed \(number)</title><link>https://feed\(number).example/</link>
      <description>Invented words.</description>

      """
    var entries = 0
    while text.utf8.count < size {
      entries += 1
      text += Self.entry(entries, of: number, &random)
    }
    bytes = Array((text + "</channel></rss>\n").utf8)
    self.entries = entries
  }

  private static func entry(
    _ entry: Int, of number: Int, _ random: inout RepeatableRandom
  ) -> String {
    let address = "https://feed\(number).example/stories/\(entry)"
    let minute = entry % 60 < 10 ? "0\(entry % 60)" : "\(entry % 60)"
    return """
      <item><title>\(words(3...9, &random))</title><link>\(address)</link>
      <guid isPermaLink="false">feed\(number)-\(entry)</guid>
      <pubDate>Thu, 01 Jan 2026 0\(entry / 60 % 10):\(minute):00 GMT</pubDate>
      <dc:creator>\(words(2...2, &random))</dc:creator>
      <category>\(words(1...1, &random))</category><category>\(words(1...1, &random))</category>
      <description>\(words(12...30, &random)).</description>
      <content:encoded><![CDATA[\(html(address, &random))]]></content:encoded></item>

      """
  }

  private static func html(_ address: String, _ random: inout RepeatableRandom) -> String {
    let paragraphs = (0..<Int.random(in: 2...5, using: &random)).map { _ in
      "<p>\(words(20...50, &random)) <a href=\"/about\">\(words(1...3, &random))</a>, "
        + "<em>\(words(1...2, &random))</em> \(words(5...20, &random)).</p>\n"
    }
    return paragraphs.joined()
      + "<p><img src=\"\(address).jpg\" alt=\"\(words(2...4, &random))\"></p>"
  }

  private static func words(
    _ count: ClosedRange<Int>, _ random: inout RepeatableRandom
  ) -> String {
    (0..<Int.random(in: count, using: &random))
      .map { _ in Vocabulary.latin.draw(from: &random) }.joined(separator: " ")
  }
}
