import NewsDomain
import Testing

/// Texts are decoded as their authors intended, however the feed encodes them.
@Suite struct FeedTextTests {
  /// RSS does not specify whether a title is text or HTML.
  @Test(arguments: [
    ("AT&amp;T", "AT&amp;T"), ("AT&amp;amp;T", "AT&amp;T"), ("1 &lt; 2", "1 &lt; 2"),
    ("2 > 1", "2 &gt; 1"), ("<![CDATA[1 < 2 & 3]]>", "1 &lt; 2 &amp; 3"),
    ("<![CDATA[<b>New</b> seams]]>", "<b>New</b> seams"),
    ("&lt;b&gt;New&lt;/b&gt; seams", "<b>New</b> seams"), ("<b>New</b> seams", "<b>New</b> seams"),
    ("The &lt;br&gt; tag", "The &lt;br&gt; tag"),
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
    ("<title type='text/plain'>&lt;i&gt;x&lt;/i&gt;</title>", "&lt;i&gt;x&lt;/i&gt;"),
    ("<title type='html'>a &amp;lt; &lt;b&gt;b&lt;/b&gt;</title>", "a &lt; <b>b</b>"),
    ("<title type='text/html'><![CDATA[Q&amp;A]]></title>", "Q&amp;A"),
    (
      "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a &lt; <b>b</b></div></title>",
      "a &lt; <b>b</b>"
    ),
    ("<title type='xhtml'>&lt;b&gt;b&lt;/b&gt;</title>", "<b>b</b>"),
    ("<title>naked <em>markup</em></title>", "naked <em>markup</em>"),
    ("<title type='application/octet-stream'>PGI+Yjwv\nYj4=</title>", "<b>b</b>"),
    ("<title type='application/x-own'>test</title>", "test"),
  ])
  func readsATextOfAtomByItsType(_ element: String, _ title: String) throws {
    #expect(try FeedReaderFixture.entry(element).title?.text == title)
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
    ("1 &lt; 2 &amp;&amp; 3", "1 &lt; 2 &amp;&amp; 3"),
    ("&lt;p onclick='x()'>One&lt;script>alert(1)&lt;/script>&lt;/p>", "<p>One</p>"),
    ("<p onclick='x()'>One<script>alert(1)</script></p>", "<p>One</p>"),
    ("if a&lt;b then", "if a&lt;b then"),
  ])
  func cleansTheHTMLOfADescription(_ written: String, _ summary: String) throws {
    let item = try FeedReaderFixture.item("<description>\(written)</description>")
    #expect(item.summary?.text == summary)
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
