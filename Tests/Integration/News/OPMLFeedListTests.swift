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

  @Test func countsAndNamesRowsWithoutAWebAddress() throws {
    let list = try read(
      """
      <opml><body><outline text="a" xmlUrl="javascript:alert(1)"/><outline text="b" type="rss"/>
      <outline text="c" xmlUrl="file:///etc/passwd"/><outline text="Empty folder"/>
      <outline text="d" xmlUrl="https://d.example/" htmlUrl="javascript:alert(1)"/></body></opml>
      """)
    #expect(list.leftOut == 3)
    #expect(list.items.map(\.title) == ["d"])
    #expect(list.items.map(\.link) == [nil])
    #expect(
      list.notes == [
        "“a” was skipped: “javascript:alert(1)” is not a web address.",
        "“b” was skipped: it has no address.",
        "“c” was skipped: “file:///etc/passwd” is not a web address.",
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

  @Test(
    arguments: [
      (
        5000,
        FeedList(items: [
          FeedList.Item(
            address: .fixture("https://clay.example/feed"), title: "Clay", category: "5000")
        ])
      ),
      (
        20_000,
        FeedList(
          items: [], leftOut: 1,
          notes: ["“10001” was skipped: it is nested deeper than 10000 outlines."])
      ),
    ])
  func readsADeeplyNestedFeedUpToALimit(_ depth: Int, _ list: FeedList) throws {
    let file =
      "<opml><body>" + (1...depth).map { "<outline text='\($0)'>" }.joined()
      + "<outline text='Clay' xmlUrl='https://clay.example/feed'/>"
      + String(repeating: "</outline>", count: depth) + "</body></opml>"
    #expect(try read(file) == list)
  }

  @Test func readsAnEncodingThatIsNotDeclared() throws {
    let title: [UInt8] = [
      0x93, 0xFA, 0x96, 0x7B, 0x82, 0xCC, 0x8D, 0x60, 0x82, 0xCC, 0x92, 0xA9, 0x8E, 0x73,
    ]
    let file =
      Array(#"<opml><body><outline text=""#.utf8) + title
      + Array(#"" xmlUrl="https://clay.example/"/></body></opml>"#.utf8)
    #expect(try format.list(in: file).items.map(\.title) == ["日本の港の朝市"])
  }

  @Test(arguments: [
    (" \n", "The file is empty."),
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

@Suite struct PageFeedLinksTests {
  @Test(arguments: [
    #"<link rel="alternate" type="application/rss+xml" href="/feed" title="All">"#,
    #"<LINK REL=Alternate TYPE=application/atom+xml HREF=/feed TITLE=All>"#,
    #"<link title="All" href="//clay.example/feed" rel="home ALTERNATE" type="application/feed+json; charset=utf-8"/>"#,
    #"<base href="/"><link rel="alternate" type="text/xml" href="https://clay.example/feed#top" title=" All&#10;">"#,
    #"<p><link rel="feed" type="application/rss+xml" href="/feed" title="All"></p>"#,
    #"<link rel="feed" href="/feed" title="All">"#,
    #"<link rel="feed" type="application/rss+xml" href="feed:https://clay.example/feed" title="All">"#,
    #"<a href="FEED:https://clay.example/feed" title="All">x</a>"#,
  ])
  func findsTheFeedsOfAPage(_ page: String) {
    #expect(links(page) == ["All https://clay.example/feed"])
  }

  @Test(arguments: [
    #"<link rel="stylesheet" type="text/css" href="/a.css">"#,
    #"<link rel="alternate" hreflang="de" href="/de">"#,
    #"<link rel="feed" type="text/html" href="/feed">"#,
    #"<link rel="feed" href="feed:javascript:alert(1)">"#,
    #"<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">"#,
    #"<link rel="alternate" type="application/rss+xml">"#,
    #"<link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/1">"#,
    #"<!-- <link rel="alternate" type="application/rss+xml" href="/feed"> -->"#,
    #"<a href="/about">About</a>"#, "",
  ])
  func ignoresOtherLinks(_ page: String) {
    #expect(links(page) == [])
  }

  private static func alternate(_ address: String) -> String {
    #"<link rel="alternate" type="application/rss+xml" href="\#(address)">"#
  }

  private static let anchors =
    #"<a href="/about">x</a><a href="/index.xml?a">y</a><a href="news/atom.xml">z</a><a href="/tag.rss">r</a>"#

  @Test(arguments: [
    // Each feed once, in the order of the page.
    (["/b", "/a", "/b"].map(alternate).joined(), ["b", "a"]),
    // The base of the page.
    (#"<base href="/blog/">"# + alternate("feed"), ["blog/feed"]),
    // Links named like feeds, on a page that declares none.
    (anchors, ["index.xml?a", "sub/news/atom.xml", "tag.rss"]),
    (alternate("/feed") + anchors, ["feed"]),
  ])
  func listsTheFeedsInTheOrderOfThePage(_ page: String, _ paths: [String]) {
    #expect(links(page) == paths.map { "- https://clay.example/\($0)" })
  }

  @Test func readsTheSchemeFeedAsHTTP() {
    let page = #"<link rel="feed" href="feed://kiln.example/feed">"#
    #expect(links(page) == ["- http://kiln.example/feed"])
  }

  @Test func limitsTheNumberOfLinks() {
    let page = (1...300).map { #"<link rel="alternate" type="text/xml" href="/\#($0)">"# }
    #expect(links(page.joined()).count == FeedLink.limit)
  }

  private static let shiftJIS: [UInt8] = [0x93, 0xA9, 0x8C, 0x7C]

  /// The last page declares no encoding; its title is in KOI8-R.
  @Test(
    arguments: [
      ("text/html; charset=Shift_JIS", "", shiftJIS, "陶芸"),
      (nil, #"<meta charset="shift_jis">"#, shiftJIS, "陶芸"),
      (
        nil, #"<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">"#, shiftJIS,
        "陶芸"
      ),
      (
        nil, "",
        [0xEE, 0xCF, 0xD7, 0xCF, 0xD3, 0xD4, 0xC9, 0x20, 0xC7, 0xCF, 0xD2, 0xCF, 0xC4, 0xC1],
        "Новости города"
      ),
    ] as [(String?, String, [UInt8], String)])
  func readsTitlesInTheEncodingOfThePage(
    _ type: String?, _ meta: String, _ bytes: [UInt8], _ title: String
  ) {
    let start = meta + #"<link rel="alternate" type="application/rss+xml" href="/feed" title=""#
    let page = Array(start.utf8) + bytes + Array("\">".utf8)
    #expect(links(page, type) == ["\(title) https://clay.example/feed"])
  }

  private func links(_ page: String) -> [String] { links(Array(page.utf8), nil) }

  private func links(_ bytes: [UInt8], _ type: String?) -> [String] {
    let page = FeedDocument(
      bytes: bytes, contentType: type, address: WebAddress("https://clay.example/sub/page"))
    return FeedReaderFixture.reader.links(in: page).map { "\($0.title ?? "-") \($0.address)" }
  }
}
