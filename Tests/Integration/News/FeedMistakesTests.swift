import CoreInfrastructure
import NewsDomain
import Testing

@testable import NewsInfrastructure

/// Malformed feeds are parsed as far as possible, and malicious ones are cheap to reject.
@Suite struct FeedMistakesTests {
  @Test(
    arguments: [
      ("<item><title>A & B</title></item>", ["A &amp; B"]),
      ("<item><title>A < B</title></item>", ["A &lt; B"]),
      ("<item><title>A</title>", ["A"]),
      ("<item><title>A</title><item><title>B</title></item>", ["A", "B"]),
      ("<item><title>A</title><description><p>x</item><item><title>B</title></item>", ["A", "B"]),
      ("<item><nowhere:title>A</nowhere:title><title>B</title></item>", ["B"]),
      ("<item><title>A</title></item></channel></rss><junk>", ["A"]),
      ("<item/><item></item><item><title> </title><link/></item>", []),
      ("<item><title>A</title><item/><item><item></item></item></item>", ["A"]),
      ("<item><pubDate>Sat, 21 Nov 2026 08:30:00 GMT</pubDate></item>", ["-"]),
      ("<item><author>Ada</author></item><item><category>c</category></item>", ["-", "-"]),
      ("<item><title>A\u{0}\u{1}\u{8}B</title></item>", nil),
      ("<item><title>A &undefined; B</title></item>", ["A &amp;undefined; B"]),
    ] as [(String, [String]?)])
  func readsEntriesDespiteSyntaxErrors(_ items: String, _ titles: [String]?) throws {
    let feed = try FeedReaderFixture.feed("<rss version='2.0'><channel>\(items)")
    let found = feed.entries.map { $0.title?.text ?? "-" }
    if let titles { #expect(found == titles) } else { #expect(found.count == 1) }
  }

  @Test func anUndeclaredPrefixHasItsUsualMeaning() throws {
    let feed = try FeedReaderFixture.feed(
      """
      <rss><channel><item><dc:creator>Ada</dc:creator><content:encoded>&lt;b>B&lt;/b>\
      </content:encoded><media:title>A</media:title></item></channel></rss>
      """)
    let entry = try #require(feed.entries.first)
    #expect(entry.authors.map(\.name) == ["Ada"])
    #expect(entry.content?.text == "<b>B</b>")
    #expect(entry.title?.text == "A")
  }

  @Test(arguments: [
    " http://purl.org/dc/elements/1.1/ ", "HTTP://PURL.ORG/DC/ELEMENTS/1.1/",
    "http://purl.org/dc/elements/1.1", "https://purl.org/dc/elements/1.1/",
  ])
  func recognizesANamespaceInAnySpelling(_ namespace: String) throws {
    let feed = try FeedReaderFixture.feed(
      """
      <rss xmlns:x="\(namespace)"><channel><item><x:creator>Ada</x:creator></item></channel></rss>
      """)
    #expect(feed.entries.first?.authors.map(\.name) == ["Ada"])
  }

  @Test func notesASyntaxErrorWithItsLine() throws {
    let feed = try FeedReaderFixture.feed(
      "<rss><channel>\n<item>\n<title>A</wrong>\n</item></channel></rss>")
    let note = try #require(feed.notes.first)
    #expect(note.line == 3)
    #expect(note.text.hasPrefix("The document is not well-formed: "))
  }

  @Test func limitsTheNumberOfNotes() throws {
    let feed = try FeedReaderFixture.rss(
      String(repeating: "<item><title>A</title><pubDate>soon</pubDate></item>", count: 100))
    #expect(feed.entries.count == 100)
    #expect(feed.notes.count == ParsedFeed.noteLimit)
  }

  @Test func countsEntriesBeyondTheLimit() throws {
    let feed = try FeedReaderFixture.rss(
      String(repeating: "<item><title>A</title></item><item/>", count: ParsedFeed.entryLimit + 3))
    #expect(feed.entries.count == ParsedFeed.entryLimit)
    #expect(feed.notes.map(\.text) == ["3 entries were skipped: a feed may have at most 20000."])
  }

  @Test func truncatesADocumentAtItsLimit() {
    let document = FeedDocument(bytes: Array("<rss><channel/></rss>".utf8))
    let (decoding, sniffing) = (IconvTextDecoding(), UchardetEncodingSniffing())
    let cut = FeedTranscript(of: document, decoding: decoding, sniffing: sniffing, limit: 5)
    #expect(cut.utf8 == Array("<rss>".utf8))
    #expect(cut.notes.map(\.text) == ["The document is larger than 5 bytes; the rest was ignored."])
    let whole = FeedTranscript(of: document, decoding: decoding, sniffing: sniffing)
    #expect(whole.utf8 == document.bytes)
    #expect(whole.notes.isEmpty)
  }

  @Test func limitsTheExpansionOfEntities() throws {
    let laughs = (1...9).map {
      "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>"
    }
    let feed = try FeedReaderFixture.feed(
      """
      <!DOCTYPE rss [<!ENTITY l0 'ha'>\(laughs.joined())]>
      <rss><channel><item><title>A</title></item><item><title>&l9;</title></item></channel></rss>
      """)
    #expect(feed.entries.first?.title?.text == "A")
    let size = feed.entries.compactMap(\.title).reduce(0) { $0 + $1.text.utf8.count }
    #expect(size <= 2 * ParsedEntry.titleLimit)
    #expect(!feed.notes.isEmpty)
  }

  @Test func omitsElementsThatAreNestedTooDeeply() throws {
    let nest = String(repeating: "<b>", count: 100_000)
    let feed = try FeedReaderFixture.feed(
      "<rss><channel><item><title>A</title></item><item><description>\(nest)</description></item>")
    #expect(feed.entries.first?.title?.text == "A")
  }

  @Test func limitsNamesAndCategories() throws {
    let long = String(repeating: "x", count: 100_000)
    let many = String(repeating: "<category>c</category>", count: 10)
    let several = (0..<1000).map { "<category>c\($0)</category>" }.joined()
    let item = try FeedReaderFixture.item("<guid>\(long)</guid>\(many)\(several)")
    #expect(item.id?.utf8.count == 4096)
    #expect(item.categories.count == 200)
  }
}

/// A feed is decoded correctly, whatever encoding is declared.
@Suite struct FeedEncodingTests {
  @Test(
    arguments: [
      (nil, nil, Array("日本".utf8), "日本", false),
      ("Shift_JIS", nil, [0x93, 0xFA, 0x96, 0x7B], "日本", false),
      (nil, "windows-1252", [0x63, 0x61, 0x66, 0xE9], "café", false),
      // The transport takes precedence over the document.
      ("windows-1252", "KOI8-R", [0xF0, 0xD2, 0xC9, 0xD7], "Прив", false),
      ("windows-1251", "us-ascii", [0xCF, 0xF0], "Пр", true),
      // The bytes take precedence over both.
      (nil, "iso-8859-1", Array("日本".utf8), "日本", true),
      ("utf-8", nil, [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], "Привет", true),
      // A few invalid bytes do not change the encoding.
      ("utf-8", nil, Array("日本".utf8) + [0xFF, 0x61] + Array("語".utf8), "日本\u{FFFD}a語", true),
      // A document that is readable as UTF-8 is not UTF-16.
      ("utf-16", nil, Array("日本".utf8), "日本", true),
    ] as [(String?, String?, [UInt8], String, Bool)])
  func readsATitleInItsEncoding(
    _ declared: String?, _ transport: String?, _ bytes: [UInt8], _ title: String, _ isNoted: Bool
  ) throws {
    let declaration = declared.map { "<?xml version=\"1.0\" encoding='\($0)' ?>" } ?? ""
    let start = Array("\(declaration)<rss><channel><title>".utf8)
    let feed = try FeedReaderFixture.feed(
      bytes: start + bytes + Array("</title></channel></rss>".utf8),
      contentType: transport.map { "text/xml; charset=\"\($0)\"" })
    #expect(feed.title?.text == title)
    #expect(feed.notes.isEmpty == !isNoted, "\(feed.notes.map(\.text))")
  }

  @Test func guessesTheEncodingOfATitleThatDeclaresNone() throws {
    let start = Array("<?xml version='1.0'?><rss><channel><title>".utf8)
    let bytes: [UInt8] = [
      0xF5, 0xD4, 0xD2, 0xC5, 0xCE, 0xCE, 0xC9, 0xCA, 0x20, 0xD2, 0xD9, 0xCE, 0xCF, 0xCB,
    ]
    let feed = try FeedReaderFixture.feed(
      bytes: start + bytes + Array("</title></channel></rss>".utf8), contentType: "text/xml")
    #expect(feed.title?.text == "Утренний рынок")
    #expect(
      feed.notes.map(\.text) == ["The document declares no encoding; it was read as KOI8-R."])
  }

  @Test(arguments: [true, false])
  func readsUTF16ThatStartsWithBlanks(_ isLittleEndian: Bool) throws {
    let json = "\n  " + #"{"version":"https://jsonfeed.org/version/1","title":"日本","items":[]}"#
    let bytes = json.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isLittleEndian ? pair.reversed() : pair
    }
    #expect(try FeedReaderFixture.feed(bytes: bytes).title?.text == "日本")
  }

  @Test(arguments: [true, false], [true, false])
  func readsUTF32WithAndWithoutAByteOrderMark(_ isLittleEndian: Bool, _ hasMark: Bool) throws {
    let rss = "<?xml version='1.0'?><rss><channel><title>日本 🌊</title></channel></rss>"
    let codes = (hasMark ? [0xFEFF] : []) + rss.unicodeScalars.map(\.value)
    let bytes = codes.flatMap { code in
      let four = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) }
      return isLittleEndian ? four.reversed() : four
    }
    #expect(try FeedReaderFixture.feed(bytes: bytes).title?.text == "日本 🌊")
    let text = UTF32Text.utf8(of: bytes, isLittleEndian: isLittleEndian)
    #expect(String(decoding: text, as: UTF8.self) == rss)
  }

  @Test func skipsAByteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let json = #"{"version":"https://jsonfeed.org/version/1","title":"日本","items":[]}"#
    #expect(try FeedReaderFixture.feed(bytes: mark + Array(json.utf8)).title?.text == "日本")
  }
}
