import CoreDomain
import CoreInfrastructure
import NewsDomain
import Testing

@testable import NewsInfrastructure

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

  @Test func listsEachFeedOnceInTheOrderOfThePage() {
    let page = ["b", "a", "b"].map {
      #"<link rel="alternate" type="application/rss+xml" href="/\#($0)">"#
    }
    #expect(links(page.joined()) == ["- https://clay.example/b", "- https://clay.example/a"])
  }

  @Test func resolvesLinksAgainstTheBaseOfThePage() {
    let page = #"<base href="/blog/"><link rel="alternate" type="application/rss+xml" href="feed">"#
    #expect(links(page) == ["- https://clay.example/blog/feed"])
  }

  @Test func findsLinksNamedLikeFeedsOnAPageThatDeclaresNone() {
    let page =
      #"<a href="/about">x</a><a href="/index.xml?a">y</a><a href="news/atom.xml">z</a><a href="/tag.rss">r</a>"#
    let found = ["index.xml?a", "sub/news/atom.xml", "tag.rss"].map {
      "- https://clay.example/\($0)"
    }
    #expect(links(page) == found)
    #expect(
      links(#"<link rel="alternate" type="application/rss+xml" href="/feed">"# + page)
        == ["- https://clay.example/feed"])
  }

  @Test func readsTheSchemeFeedAsHTTP() {
    let page = #"<link rel="feed" href="feed://kiln.example/feed">"#
    #expect(links(page) == ["- http://kiln.example/feed"])
  }

  @Test func limitsTheNumberOfLinks() {
    let page = (1...300).map { #"<link rel="alternate" type="text/xml" href="/\#($0)">"# }
    #expect(links(page.joined()).count == FeedLink.limit)
  }

  @Test(arguments: [
    ("text/html; charset=Shift_JIS", ""), (nil, #"<meta charset="shift_jis">"#),
    (nil, #"<meta http-equiv=Content-Type content="text/html; charset=Shift_JIS">"#),
  ])
  func readsTitlesInTheEncodingOfThePage(_ type: String?, _ meta: String) {
    let start = meta + #"<link rel="alternate" type="application/rss+xml" href="/feed" title=""#
    let bytes = Array(start.utf8) + [0x93, 0xA9, 0x8C, 0x7C] + Array("\">".utf8)
    #expect(links(bytes, type) == ["陶芸 https://clay.example/feed"])
  }

  /// “Новости города” in KOI8-R.
  @Test func guessesTheEncodingOfAPageThatDeclaresNone() {
    let title: [UInt8] = [
      0xEE, 0xCF, 0xD7, 0xCF, 0xD3, 0xD4, 0xC9, 0x20, 0xC7, 0xCF, 0xD2, 0xCF, 0xC4, 0xC1,
    ]
    let start = #"<link rel="alternate" type="application/rss+xml" href="/feed" title=""#
    let bytes = Array(start.utf8) + title + Array("\">".utf8)
    #expect(links(bytes, nil) == ["Новости города https://clay.example/feed"])
  }

  private func links(_ page: String) -> [String] { links(Array(page.utf8), nil) }

  private func links(_ bytes: [UInt8], _ type: String?) -> [String] {
    let tools = FeedTools(
      markup: LibXMLMarkupReading(), decoding: IconvTextDecoding(),
      sniffing: UchardetEncodingSniffing(), hosts: IDN2HostNaming())
    let page = FeedDocument(
      bytes: bytes, contentType: type, address: WebAddress("https://clay.example/sub/page"))
    return PageFeedLinks(tools: tools).links(in: page).map { "\($0.title ?? "-") \($0.address)" }
  }
}
