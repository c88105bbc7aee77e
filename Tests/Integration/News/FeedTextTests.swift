import CoreDomain
import CoreInfrastructure
import NewsDomain
import NewsInfrastructure
import Testing

/// Texts are decoded as their authors intended, however the feed encodes them.
@Suite struct FeedTextTests {
  /// RSS does not specify whether a title is text or HTML.
  @Test(arguments: [
    ("AT&amp;T", "AT&amp;T"), ("AT&amp;amp;T", "AT&amp;T"), ("1 &lt; 2", "1 &lt; 2"),
    ("<![CDATA[1 < 2 & 3]]>", "1 &lt; 2 &amp; 3"),
    ("<![CDATA[<b>New</b> seams]]>", "<b>New</b> seams"),
    ("&lt;b&gt;New&lt;/b&gt; seams", "<b>New</b> seams"), ("<b>New</b> seams", "<b>New</b> seams"),
    ("Use &lt;Array&lt;Int&gt;&gt;", "Use &lt;Array&lt;Int&gt;&gt;"),
    ("&amp;lt;b&amp;gt; is bold", "&lt;b&gt; is bold"), ("caf&amp;eacute;", "café"),
    ("caf&eacute;&#160;au lait", "café\u{A0}au lait"),
    ("\n  two\n  lines ", "two\n  lines"), ("don&#146;t", "don’t"),
    ("Kiss &lt;/3 and make up", "Kiss &lt;/3 and make up"),
  ])
  func readsATitleOfRSSAsTextUnlessItMustBeHTML(_ written: String, _ title: String) throws {
    #expect(try FeedReaderFixture.item("<title>\(written)</title>").title?.text == title)
  }

  @Test(arguments: [
    ("<title>a &amp;lt; b</title>", "a &amp;lt; b"),
    ("<title type='text'>&lt;b&gt;</title>", "&lt;b&gt;"),
    ("<title type='html'>a &amp;lt; &lt;b&gt;b&lt;/b&gt;</title>", "a &lt; <b>b</b>"),
    ("<title type='text/html'><![CDATA[Q&amp;A]]></title>", "Q&amp;A"),
    (
      "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a &lt; <b>b</b></div></title>",
      "a &lt; <b>b</b>"
    ),
    ("<title type='xhtml'>&lt;b&gt;b&lt;/b&gt;</title>", "<b>b</b>"),
    ("<title>naked <em>markup</em></title>", "naked <em>markup</em>"),
    ("<title type='application/octet-stream'>PGI+Yjwv\nYj4=</title>", "<b>b</b>"),
    ("<title type='application/x-own'>a test</title>", "a test"),
  ])
  func readsATextOfAtomByItsType(_ element: String, _ title: String) throws {
    #expect(try FeedReaderFixture.entry(element).title?.text == title)
  }

  /// “iVBORw0KGgo=” is the start of a PNG file.
  @Test(arguments: [
    "<content type='image/png'>iVBORw0KGgo=</content>",
    "<content type='image/svg+xml'>&lt;svg>&lt;text>a&lt;/text>&lt;/svg></content>",
    "<content type='application/octet-stream'>iVBORw0KGgo=</content>",
  ])
  func ignoresContentThatIsNotText(_ element: String) throws {
    let entry = try FeedReaderFixture.entry("<title>A</title>\(element)")
    #expect(entry.content == nil)
    #expect(entry.title?.text == "A")
  }

  @Test(arguments: [
    ("<title type='text/html' mode='escaped'>&lt;b&gt;b&lt;/b&gt;</title>", "<b>b</b>"),
    ("<title mode='base64' type='text/html'>PGI+YjwvYj4=</title>", "<b>b</b>"),
    (
      "<title type='application/xhtml+xml' mode='xml'>"
        + "<div xmlns='http://www.w3.org/1999/xhtml'>b</div></title>", "<div>b</div>"
    ),
    ("<title>&lt;b&gt;</title>", "&lt;b&gt;"),
  ])
  func readsATextOfEarlyAtomByItsMode(_ element: String, _ title: String) throws {
    let feed = try FeedReaderFixture.feed(
      "<feed version='0.3' xmlns='http://purl.org/atom/ns#'>\(element)</feed>")
    #expect(feed.title?.text == title)
  }

  @Test(arguments: [
    ("<p>One</p>", "<p>One</p>"), ("<![CDATA[a &amp; b]]>", "a &amp; b"),
    ("&amp;copy 2026", "© 2026"), ("<![CDATA[AT&T, ?a&copy=1]]>", "AT&amp;T, ?a&amp;copy=1"),
    ("&lt;p onclick='x()'>One&lt;script>alert(1)&lt;/script>&lt;/p>", "<p>One</p>"),
    ("<p onclick='x()'>One<script>alert(1)</script></p>", "<p>One</p>"),
    ("if a&lt;b then", "if a&lt;b then"),
  ])
  func cleansTheHTMLOfADescription(_ written: String, _ summary: String) throws {
    let item = try FeedReaderFixture.item("<description>\(written)</description>")
    #expect(item.summary?.text == summary)
  }

  /// RSS does not define these elements; feeds borrow their names from Atom.
  @Test(
    arguments: [
      ("<content>&lt;p>One&lt;/p></content>", nil, "<p>One</p>"),
      ("<content><p>One</p></content>", nil, "<p>One</p>"),
      ("<summary>&lt;b>S&lt;/b></summary>", "<b>S</b>", nil),
      ("<summary>AT&amp;T</summary>", "AT&amp;T", nil),
      ("<content type='text'>&lt;b>C&lt;/b></content>", nil, "&lt;b&gt;C&lt;/b&gt;"),
      ("<content type='html'>AT&amp;amp;T</content>", nil, "AT&amp;T"),
    ] as [(String, String?, String?)])
  func readsTheTextsOfAtomInRSSByLikenessUnlessTheyDeclareAType(
    _ element: String, _ summary: String?, _ content: String?
  ) throws {
    let item = try FeedReaderFixture.item(element)
    #expect(item.summary?.text == summary)
    #expect(item.content?.text == content)
  }

  @Test func truncatesALongTitleToValidHTML() throws {
    let long = String(repeating: "&lt;b&gt;word&lt;/b&gt; ", count: 2000)
    let title = try FeedReaderFixture.item("<title>\(long)</title>").title
    let text = try #require(title?.text)
    #expect(text.utf8.count <= ParsedEntry.titleLimit)
    #expect(CleanHTML(canonical: text) != nil)
  }

  @Test func decodesTextThatWasEncodedTwice() throws {
    let item = try FeedReaderFixture.item("<title>Gr\u{C3}\u{9C}\u{C3}\u{9F}e</title>")
    #expect(item.title?.text == "GrÜße")
  }
}

@Suite struct HTMLCleanerTests {
  @Test(arguments: [
    ("a < b && c", "a &lt; b &amp;&amp; c"), ("AT&amp;T", "AT&amp;T"),
    ("caf&eacute;&nbsp;x", "café\u{A0}x"),
    ("<p>one<p>two", "<p>one</p><p>two</p>"), ("<B>a</B>", "<b>a</b>"), ("<br>", "<br />"),
    ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"), ("a<!-- b -->c", "ac"),
    ("<blink>a</blink> <font color=red>b</font>", "a <font>b</font>"),
    ("<form><input value=x>a</form>", "<div>a</div>"), ("<noscript>a</noscript>", "a"),
    ("<a href=/b#c>d</a>", #"<a href="https://clay.example/b#c">d</a>"#),
    ("<sup><a href='#fn1'>1</a></sup> <a href=' #'>2</a>", "<sup><a>1</a></sup> <a>2</a>"),
    ("<td>a</td>", "a"), ("<h1 class=a id=b style='color:red' align=left>c</h1>", "<h1>c</h1>"),
  ])
  func keepsTheMeaningOfAText(_ raw: String, _ html: String) {
    #expect(cleaned(raw) == html)
  }

  @Test(arguments: [
    ("<p lang=English>a</p>", "<p>a</p>"), ("<p LANG=ja>a</p>", #"<p lang="ja">a</p>"#),
    ("<p lang=en_GB>a</p>", #"<p lang="en-GB">a</p>"#),
    ("<img src=/a.png lang=English>", #"<img src="https://clay.example/a.png" />"#),
  ])
  func ignoresAMalformedLanguage(_ raw: String, _ html: String) {
    #expect(cleaned(raw) == html)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<SCRIPT SRC=//evil.example/x.js></SCRIPT>", "<style>p{}</style>",
    "<script>a<script>b</script>", "<svg onload=alert(1)><script>x</script></svg>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>", "<template><b>x</b></template>",
    "<embed>", "<iframe></iframe>", "<object></object>",
    "<meta http-equiv=refresh>",
    "<link rel=stylesheet href=/x>", "<base href=https://evil.example/>", "<title>x</title>",
    // Hidden or invalid embedded content.
    "<iframe src=//count.example/ns.html height=0 width=0></iframe>",
    "<iframe src=//count.example/ns.html style='display:none'></iframe>",
    "<iframe src=https://ad.doubleclick.net/x></iframe>", "<embed src=//count.example/1 hidden>",
    "<iframe src=javascript:alert(1)></iframe>", "<iframe srcdoc='<b>x</b>'></iframe>",
    "<object data='data:text/html,x'></object>",
  ])
  func removesScriptsAndOtherElementsWithoutText(_ raw: String) {
    #expect(cleaned("a" + raw + "b") == "ab")
  }

  @Test(arguments: [
    "javascript:alert(1)", "java\tscript:alert(1)", "&#106;avascript:alert(1)",
    "&#x6A;avascript:alert(1)", "javascript&#58;alert(1)", "java&#9;script:alert(1)",
    "data:text/html,<b>", "feed:x", "blob:https://clay.example/",
  ])
  func removesAddressesOfOtherSchemes(_ address: String) {
    #expect(cleaned("<a href=\"\(address)\">a</a>") == "<a>a</a>")
    #expect(cleaned("<img src=\"\(address)\">") == "")
  }

  @Test(arguments: [
    "javascript&colon;alert(1)", "&#1;javascript:alert(1)", "java&#0;script:alert(1)",
    "\u{1}javascript:alert(1)", "java\0script:alert(1)",
  ])
  func aDisguisedSchemeLeadsToNoOtherSite(_ address: String) throws {
    let html = cleaned("<a href=\"\(address)\">a</a>")
    #expect(html == "<a>a</a>" || html.hasPrefix("<a href=\"https://clay.example/"))
  }

  @Test(arguments: [
    "<p onclick=alert(1)>a</p>", "<p ONMOUSEOVER='alert(1)'>a</p>", "<p/onclick=alert(1)>a</p>",
    "<p \"onclick=alert(1)\">a</p>", "<p style=\"background:url(javascript:alert(1))\">a</p>",
    "<p xml:base=\"javascript:\">a</p>", "<p formaction=javascript:alert(1)>a</p>",
  ])
  func removesScriptAttributes(_ raw: String) {
    #expect(cleaned(raw) == "<p>a</p>")
  }

  @Test(arguments: [
    "<img src=/a.gif width=1 height=1>", "<img src=/a.gif width='1px'>",
    "<img src=/a.gif height=0>",
    "<img src=/a.gif style='display: none'>", "<img src=/a.gif hidden>",
    "<img src=https://feeds.feedburner.com/~r/clay/~4/x>",
    "<img src=https://stats.wordpress.com/b.gif?x>",
    "<img src=https://ad.doubleclick.net/x>", "<img src=https://pixel.clay.example/x>",
  ])
  func removesTrackingPixels(_ raw: String) {
    #expect(cleaned(raw) == "")
  }

  @Test(arguments: [
    ("?utm_source=a&b=c&UTM_medium=d", "?b=c"), ("?utm_source=a", ""), ("?fbclid=a#part", "#part"),
    ("?a=%20&b=+&gclid=x&&c", "?a=%20&b=+&&c"), ("?source=a", "?source=a"),
    ("?a?utm_source=b", "?a?utm_source=b"),
  ])
  func removesTrackingParametersFromLinks(_ query: String, _ kept: String) {
    #expect(
      cleaned("<a href='/p\(query)'>a</a>")
        == "<a href=\"https://clay.example/p\(kept.replacing("&", with: "&amp;"))\">a</a>")
  }

  @Test(arguments: [
    "<img src=blank.gif data-src=/a.png>",
    "<img src='data:image/gif;base64,R0' data-original=/a.png>",
    "<img srcset='/s.png 100w, /a.png 800w, /m.png 400w'>", "<img srcset='/s.png, /a.png 2x'>",
    "<picture><source srcset=/a.webp><img src=/a.png></picture>", "<amp-img src=/a.png></amp-img>",
    "<img src=x data-src=/a.png><noscript><img src=/a.png></noscript>",
  ])
  func findsPicturesThatScriptsWouldLoad(_ raw: String) {
    #expect(cleaned(raw) == #"<img src="https://clay.example/a.png" />"#)
  }

  @Test func ignoresASourceAfterAVideoWithoutSources() {
    #expect(cleaned("<video>No film.</video><source src=/a.webm>") == "No film.")
  }

  @Test func replacesAudioAndVideoByLinks() {
    #expect(
      cleaned("<video poster=/p.png><source src=/a.webm><source src=/a.mp4>No film.</video>")
        == #"<a href="https://clay.example/a.webm">https://clay.example/a.webm</a> No film."#)
  }

  @Test(arguments: [
    "<iframe src='//tube.example/1' allowfullscreen></iframe>",
    "<IFRAME SRC=about:blank DATA-SRC=https://tube.example/1></IFRAME>",
    "<iframe src=//tube.example/1></iframe><iframe src=//tube.example/1></iframe>",
    "<iframe src=//tube.example/1 style='width: 1px; min-width: 100%'></iframe>",
    "<embed src=//tube.example/1>", "<object data=//tube.example/1></object>",
    "<object data=//tube.example/1><embed src=//tube.example/1></object>",
  ])
  func replacesEmbeddedContentByALink(_ raw: String) {
    #expect(cleaned(raw) == #"<a href="https://tube.example/1">https://tube.example/1</a> "#)
  }

  @Test(arguments: [
    ("&copyright", "©right"), ("caf&eacute", "café"), ("&AMP;&REG; &LT b", "&amp;® &lt; b"),
    ("&notin; &parallel;", "∉ &amp;parallel;"),
    ("&#a &#; &#x; &#", "&amp;#a &amp;#; &amp;#x; &amp;#"),
    ("&#0; &#xD800; &#99999999999;", "\u{FFFD} \u{FFFD} \u{FFFD}"), ("&#65b", "Ab"),
    ("<!-- <b -->&copy 1", "© 1"), ("<script>'<b &copy'</script>&copy 1", "© 1"),
    (
      "<a href='/?a&copy=1&copyb&copy;&lt'>b</a>",
      "<a href=\"https://clay.example/?a&amp;copy=1&amp;copyb%C2%A9%3C\">b</a>"
    ),
    ("<a href=/a&#b>c</a>", "<a href=\"https://clay.example/a&amp;#b\">c</a>"),
    ("<p title='&reg'>&para</p>", "<p title=\"®\">¶</p>"),
  ])
  func replacesReferencesAsBrowsersDo(_ raw: String, _ html: String) {
    #expect(cleaned(raw) == html)
  }

  @Test func removesRelativeAddressesWithoutABase() {
    #expect(cleaner.clean(RawHTML("<a href=/b>c</a>"), from: nil, limit: 100).text == "<a>c</a>")
  }

  private let cleaner = HTMLCleaner(markup: LibXMLMarkupReading(), hosts: IDN2HostNaming())

  private func cleaned(_ raw: String) -> String {
    cleaner.clean(RawHTML(raw), from: WebAddress("https://clay.example/page"), limit: 10_000).text
  }
}
