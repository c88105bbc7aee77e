import CoreDomain
import NewsDomain
import NewsTesting
import Testing

@Suite struct CleanHTMLTextTests {
  @Test(arguments: [
    ("a", "a"), ("  a\n\tb ", "a b"), ("<p>a</p><p>b</p>", "a b"), ("a<br />b", "a b"),
    ("a<b>b</b>c", "abc"), ("AT&amp;T", "AT&T"), ("<ul><li>a</li><li>b</li></ul>", "a b"),
    ("a\u{2028}b", "a b"),
    (#"x <img src="https://pottery.example/a" alt="a jug" /> y"#, "x a jug y"), ("", ""),
  ])
  func writesTheTextOnOneLine(_ html: String, _ line: String) {
    #expect(CleanHTML.fixture(html).inlineText == line)
  }

  @Test(arguments: [
    ("clay", 5, "clay"), ("clay", 4, "clay"), ("clay", 3, "cl…"), ("clay", 1, "…"),
    ("Jugs and bowls  of red\nclay", 100, "Jugs and bowls of red clay"),
    ("Jugs and bowls  of red\nclay", 25, "Jugs and bowls of red…"),
    ("Jugs and bowls  of red\nclay", 16, "Jugs and bowls…"),
    ("Jugs and bowls  of red\nclay", 15, "Jugs and bowls…"),
    ("Jugs and bowls  of red\nclay", 14, "Jugs and…"),
    ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}e\u{301}"), ("陶芸の世界へ", 4, "陶芸の…"),
  ])
  func anExcerptEndsAfterAWordAndCountsVisibleCharacters(
    _ text: String, _ characters: Int, _ excerpt: String
  ) {
    #expect(CleanHTML(plain: text).excerpt(characters: characters) == excerpt)
  }

  @Test(arguments: [
    ("", true), (" \n\u{A0}", true), ("<p><b></b></p>", true), ("<p>a</p>", false),
    ("<hr />", false),
    (#"<img src="https://pottery.example/a" />"#, false),
  ])
  func isEmptyWithoutVisibleContent(_ html: String, _ isEmpty: Bool) {
    #expect(CleanHTML.fixture(html).isEmpty == isEmpty)
  }

  @Test(arguments: [
    ("<p>a</p><p>b\nc</p>", "a\n\nb c"), ("a<br />b", "a\nb"), ("<h2>a</h2>b", "a\n\nb"),
    ("<ul><li>a</li><li>b</li></ul>", "- a\n- b"),
    (#"<ol start="9"><li>a</li><li>b<br />c</li></ol>"#, "9. a\n10. b\n    c"),
    (#"<ol><li value="4">a</li><li>b</li></ol>"#, "4. a\n5. b"),
    ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"),
    ("x<blockquote><p>a</p><p>b</p></blockquote>y", "x\n\n> a\n>\n> b\n\ny"),
    ("x<blockquote>a</blockquote>y", "x\n\n> a\n\ny"), ("a<p>b</p>", "a\n\nb"),
    ("<blockquote><p>a</p><ul><li>b</li></ul></blockquote>", "> a\n>\n> - b"),
    ("<ul><li>a<ol><li>b</li></ol></li></ul>", "- a\n  1. b"), ("a<b>b</b>c", "abc"),
    ("a<pre>b</pre>c\n d", "a\n\nb\n\nc d"), ("<ul>a<li>b</li></ul>", "a\n- b"),
    ("<dl>a<dd>b</dd></dl>", "a\n    b"),
    ("<pre>if a\n  b</pre>c", "if a\n  b\n\nc"), ("a<hr />b", "a\n\n---\n\nb"),
    ("<q>a</q>", "“a”"), ("<dl><dt>a</dt><dd>b</dd></dl>", "a\n    b"),
    (
      "<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>",
      "a | b\nc | d"
    ),
    (#"a <img src="https://pottery.example/a" alt="A jug" />"#, "a [A jug]"),
    (#"a <img src="https://pottery.example/a" title="A jug" />"#, "a [A jug]"),
  ])
  func formatsHTMLForATerminal(_ html: String, _ text: String) {
    #expect(CleanHTML.fixture(html).terminalText == text)
  }

  @Test func numbersLinksAndListsTheirAddressesAtTheEnd() {
    let html = CleanHTML.fixture(
      #"<a href="https://pottery.example/a">one</a>, <a href="https://pottery.example/b">two</a>, "#
        + #"<a href="https://pottery.example/a">one</a>, <a>none</a>"#)
    #expect(
      html.terminalText == """
        one[1], two[2], one[1], none

        [1] https://pottery.example/a
        [2] https://pottery.example/b
        """)
  }

  @Test(arguments: [
    (#"a <a href="https://pottery.example/"></a>b"#, "a b"),
    (#"<p><a href="https://pottery.example/"><span> </span></a>c</p>"#, "<p><span> </span>c</p>"),
    (#"<a href="https://pottery.example/">&nbsp;<br /></a>"#, "&nbsp;<br />"),
  ])
  func dropsLinksWithoutTextAndImages(_ html: String, _ rest: String) {
    let html = CleanHTML.fixture(html.replacing("&nbsp;", with: "\u{A0}"))
    #expect(html.withoutEmptyLinks.text == rest.replacing("&nbsp;", with: "\u{A0}"))
  }

  @Test(arguments: [
    #"<a href="https://pottery.example/"><b>a</b></a>"#,
    #"<a href="https://pottery.example/"><img src="https://pottery.example/a" /></a>"#,
    #"<a href="https://pottery.example/"><p>a</p></a><p>b</p>"#,
  ])
  func keepsLinksWithTextOrAnImage(_ html: String) {
    #expect(CleanHTML.fixture(html).withoutEmptyLinks.text == html)
  }

  @Test(arguments: [
    (
      #"<p><img src="https://pottery.example/a" alt="A jug" /><img src="https://pottery.example/b" />x<img src="https://pottery.example/a" alt="A jug" /></p>"#,
      #"<p><a href="https://pottery.example/a">A jug</a><a href="https://pottery.example/b">Picture</a>x<a href="https://pottery.example/a">A jug</a></p>"#
    ),
    (
      #"<a href="https://pottery.example/"><img src="https://pottery.example/a" alt="A jug" /></a>x<img src="https://pottery.example/b" />"#,
      #"<a href="https://pottery.example/">A jug</a>x<a href="https://pottery.example/b">Picture</a>"#
    ),
  ])
  func replacesAPictureByALinkOrInsideALinkByItsText(_ html: String, _ isolated: String) {
    let html = CleanHTML.fixture(html)
    #expect(html.isolatingPictures(called: "Picture").text == isolated)
    #expect(
      html.pictures.map(\.text) == ["https://pottery.example/a", "https://pottery.example/b"])
  }
}
