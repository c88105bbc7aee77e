import CoreDomain
import CoreInfrastructure
import CoreTesting
import NewsDomain
import NewsInfrastructure
import NewsTesting
import Testing

@Suite struct OPMLFeedListTests {
  private let format = OPMLFeedList(
    markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
    sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())

  @Test(arguments: FeedListFormatContract.checks)
  func keepsTheContractOfAList(_ check: ContractCheck<any FeedListFormat>) async throws {
    try await check(format)
  }

  @Test func writesAReadableFile() throws {
    let list = try read(
      """
      <opml><head><title>Mine</title></head><body><outline text="Crafts">
      <outline text="Clay &amp; Co" xmlUrl="https://clay.example/feed" htmlUrl="https://clay.example"/>
      </outline></body></opml>
      """)
    #expect(
      String(decoding: format.bytes(of: list), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <opml version="2.0">
          <head>
            <title>Mine</title>
          </head>
          <body>
            <outline text="Crafts" title="Crafts">
              <outline text="Clay &amp; Co" title="Clay &amp; Co" type="rss" \
        xmlUrl="https://clay.example/feed" htmlUrl="https://clay.example/" />
            </outline>
          </body>
        </opml>

        """)
  }

  @Test(arguments: [
    #"<opml><body><outline text="Clay" xmlUrl="https://clay.example/feed"/></body></opml>"#,
    #"<OPML><BODY><OUTLINE TEXT="Clay" XMLURL="https://clay.example/feed"/></BODY></OPML>"#,
    #"<opml><body><outline title="Clay" text="x" xmlurl=" https://CLAY.example/feed "/></body></opml>"#,
    #"<opml><body><outline text="Clay" type="rss" url="https://clay.example/feed"/></body></opml>"#,
    #"<outline text="Clay" type="atom" url="https://clay.example/feed"/>"#,
    #"<outline text="Clay" xmlUrl="feed:https://clay.example/feed"/>"#,
    #"<outline text="Clay" xmlUrl="https://clay.example/feed#latest"/>"#,
    #"  <?xml version="1.0"?><opml><body><outline text="Clay" xmlUrl="https://clay.example/feed">"#,
    #"<opml><head><title>A & B<title></head><body><outline text="Clay" xmlUrl="https://clay.example/feed"/></opml>"#,
  ])
  func readsTheVariantsThatProgramsWrite(_ file: String) throws {
    let items = try read(file).items
    #expect(items.map(\.address.text) == ["https://clay.example/feed"])
    #expect(items.map(\.title) == ["Clay"])
  }

  @Test func theInnermostFolderIsTheCategory() throws {
    let list = try read(
      """
      <opml><body><outline text="Arts"><outline text="Pottery">
      <outline text="a" xmlUrl="https://a.example/"/></outline>
      <outline text="b" xmlUrl="https://b.example/" category="/Other"/></outline>
      <outline text="c" xmlUrl="https://c.example/" category="/Arts/Glass,News"/>
      <outline text="d" xmlUrl="https://d.example/"/></body></opml>
      """)
    #expect(list.items.map(\.category) == ["Pottery", "Arts", "Glass", nil])
  }

  @Test func countsRowsWithoutAWebAddress() throws {
    let list = try read(
      """
      <opml><body><outline text="a" xmlUrl="javascript:alert(1)"/><outline text="b" type="rss"/>
      <outline text="c" xmlUrl="file:///etc/passwd"/><outline text="Empty folder"/>
      <outline text="d" xmlUrl="https://d.example/" htmlUrl="javascript:alert(1)"/></body></opml>
      """)
    #expect(list.leftOut == 3)
    #expect(list.items.map(\.title) == ["d"])
    #expect(list.items.map(\.link) == [nil])
  }

  @Test func namesTheSkippedRowsWithTheReasons() throws {
    let list = try read(
      """
      <opml><body><outline text="Kiln" xmlUrl="gopher://kiln.example/feed"/>
      <outline text="Tides" type="rss"/></body></opml>
      """)
    #expect(
      list.notes == [
        "“Kiln” was skipped: “gopher://kiln.example/feed” is not a web address.",
        "“Tides” was skipped: it has no address.",
      ])
  }

  @Test func namesAtMostAHundredSkippedRows() throws {
    let rows = String(repeating: "<outline type='rss'/>", count: 150)
    let list = try read("<opml><body>\(rows)</body></opml>")
    #expect(list.leftOut == 150)
    #expect(list.notes.count == FeedList.noteLimit)
    #expect(list.notes.first == "A row without a name was skipped: it has no address.")
  }

  @Test func namesTheRowsBeyondTheLimitOfAList() throws {
    let rows = (0...FeedList.limit).map {
      "<outline text='\($0)' xmlUrl='https://clay.example/\($0)'/>"
    }
    let list = try read("<opml><body>\(rows.joined())</body></opml>")
    #expect(list.items.count == FeedList.limit)
    #expect(list.notes == ["“10000” was skipped: a list may have at most 10000 feeds."])
  }

  @Test func readsADeeplyNestedFeed() throws {
    let list = try read(nest(5000))
    #expect(list.items.map(\.address.text) == ["https://clay.example/feed"])
    #expect(list.items.map(\.category) == ["5000"])
    #expect(list.leftOut == 0)
  }

  @Test func countsFeedsThatAreNestedTooDeeply() throws {
    let list = try read(nest(20_000))
    #expect(list.items == [])
    #expect(list.leftOut == 1)
    #expect(list.notes == ["“10001” was skipped: it is nested deeper than 10000 outlines."])
  }

  private func nest(_ depth: Int) -> String {
    "<opml><body>" + (1...depth).map { "<outline text='\($0)'>" }.joined()
      + "<outline text='Clay' xmlUrl='https://clay.example/feed'/>"
      + String(repeating: "</outline>", count: depth) + "</body></opml>"
  }

  @Test func readsOtherEncodings() throws {
    let start = #"<?xml version="1.0" encoding="Shift_JIS"?><opml><body><outline text=""#
    let end = #"" xmlUrl="https://clay.example/"/></body></opml>"#
    let bytes = Array(start.utf8) + [0x93, 0xA9, 0x8C, 0x7C] + Array(end.utf8)
    #expect(try format.list(in: bytes).items.map(\.title) == ["陶芸"])
  }

  @Test func guessesTheEncodingOfAListWithoutADeclaration() throws {
    let start = #"<opml><body><outline text=""#
    let title: [UInt8] = [
      0x93, 0xFA, 0x96, 0x7B, 0x82, 0xCC, 0x8D, 0x60, 0x82, 0xCC, 0x92, 0xA9, 0x8E, 0x73,
    ]
    let end = #"" xmlUrl="https://clay.example/"/></body></opml>"#
    let bytes = Array(start.utf8) + title + Array(end.utf8)
    #expect(try format.list(in: bytes).items.map(\.title) == ["日本の港の朝市"])
  }

  @Test(arguments: [
    ("", "The file is empty."), (" \n", "The file is empty."),
    (
      "<html><body>a</body></html>",
      "The file contains neither “opml” nor “outline” elements; export your feeds as OPML and try again."
    ),
  ])
  func saysWhyAFileIsNotAList(_ file: String, _ reason: String) {
    #expect(throws: FeedListFailure(reason: reason)) { try read(file) }
  }

  private func read(_ file: String) throws(FeedListFailure) -> FeedList {
    try format.list(in: Array(file.utf8))
  }
}
