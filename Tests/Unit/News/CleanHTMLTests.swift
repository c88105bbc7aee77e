import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@Suite struct CleanHTMLTests {
  @Test func escapesText() {
    #expect(
      CleanHTML(plain: #"1 < 2 && "a" > 'b' &lt;"#).text
        == #"1 &lt; 2 &amp;&amp; "a" &gt; 'b' &amp;lt;"#)
  }

  @Test(arguments: [
    ("a\0b", "a\u{FFFD}b"), ("\u{1B}[31m", "\u{FFFD}[31m"), ("\u{9B}2J", "\u{FFFD}2J"),
    ("\u{7F}", "\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"),
    ("\u{9F}", "\u{FFFD}"), (String(Unicode.Scalar(0xFDEF) ?? " "), "\u{FFFD}"),
    ("a\r\nb\rc", "a\nb\nc"), ("a\r", "a\n"), ("a\tb", "a\tb"),
    ("\u{C}", " "), ("<\u{338}", "&lt;\u{338}"), ("日本 \u{1F30B}", "日本 \u{1F30B}"),
  ])
  func replacesControlCharacters(_ text: String, _ written: String) {
    #expect(CleanHTML(plain: text).text == written)
  }

  @Test func escapesAttributeValues() {
    let html = written { $0.start(.b, [.title(#""><script>&'"#)]) }
    #expect(html.text == #"<b title="&quot;&gt;&lt;script&gt;&amp;'"></b>"#)
  }

  @Test func ignoresAttributesOfOtherElements() {
    let html = written {
      $0.start(.p, [.href(.page), .width(3), .title("t"), .title("u"), .value(1)])
    }
    #expect(html.text == #"<p title="t"></p>"#)
  }

  @Test func ignoresInvalidAttributeValuesAndAPictureWithoutAnAddress() {
    let html = written {
      $0.start(.td, [.columnSpan(0), .rowSpan(70_000), .language("x y")])
      $0.start(.img, [.src(.page), .width(-1), .height(100_000)])
      $0.start(.time, [.dateTime("\n")])
      $0.start(.img, [.alternative("a")])
    }
    #expect(html.text == #"<img src="https://pottery.example/a" /><time></time>"#)
  }

  // MARK: - Limits

  @Test(arguments: 0...100)
  func truncatesToValidHTML(_ limit: Int) throws {
    var writer = CleanHTMLWriter(limit: limit)
    writer.start(.p, [.title("t")])
    writer.text("a & é <b>")
    writer.start(.a, [.href(.page)])
    writer.text("more")
    let html = writer.finish()
    #expect(html.text.utf8.count <= limit)
    #expect(CleanHTML(canonical: html.text) == html)
    let whole = #"<p title="t">a &amp; é &lt;b&gt;<a href="https://pottery.example/a">more</a></p>"#
    #expect(writer.isCut == (html.text != whole))
  }

  @Test(arguments: [
    ("Jugs & bowls", 3, "Jug"), ("Jugs & bowls", 9, "Jugs "), ("Jugs & bowls", 12, "Jugs &amp; b"),
    ("日本", 4, "日"), ("日本", 2, ""), ("&", 4, ""), ("a\u{FFFE}", 3, "a"),
  ])
  func truncatesTextBetweenCharacters(_ text: String, _ limit: Int, _ written: String) {
    #expect(CleanHTML(plain: text, limit: limit).text == written)
  }

  @Test(arguments: [("a & b", 9), ("a &", 7), ("&", 5), ("a\r\n", 2), ("日本", 6)])
  func isCutOnlyIfSomethingIsMissing(_ text: String, _ length: Int) {
    for limit in [length - 1, length, length + 1] {
      var writer = CleanHTMLWriter(limit: limit)
      writer.text(text)
      #expect(writer.isCut == (limit < length))
    }
  }

  @Test func writesNothingAfterTheCut() {
    var tags = CleanHTMLWriter(limit: 20)
    tags.start(.p)
    tags.start(.a, [.href(.page)])
    tags.start(.b)
    tags.text("b")
    #expect(tags.isCut && tags.finish().text == "<p></p>")
    var texts = CleanHTMLWriter(limit: 8)
    for text in ["&&", "b"] { texts.text(text) }
    #expect(texts.isCut && texts.finish().text == "&amp;")
  }

  @Test func theEndOfAnElementNestedTooDeeplyEndsNoOther() {
    let html = written {
      for _ in 0...CleanHTML.depthLimit { $0.start(.div) }
      $0.end(.div)
      $0.text("a")
    }
    #expect(html.text.hasSuffix("<div>a</div>" + String(repeating: "</div>", count: 99)))
  }

  @Test func keepsOnlyTheTextOfElementsNestedTooDeeply() {
    let html = written {
      for _ in 0..<5_000 { $0.start(.div) }
      $0.text("a")
      for _ in 0..<5_000 { $0.end(.div) }
      $0.text("b")
    }
    let tags = ["<div>", "</div>"].map { String(repeating: $0, count: CleanHTML.depthLimit) }
    #expect(html.text == tags[0] + "a" + tags[1] + "b")
  }

  // MARK: - Nesting

  @Test(arguments: [
    // The end of the document, or of an outer element, closes open elements.
    ("<div><em>a", "<div><em>a</em></div>"), ("<div><b></div></b>a", "<div><b></b></div>a"),
    // A closing tag without an opening tag closes nothing.
    ("</p><p></b>a</br>", "<p>a</p>"), ("<br><p><br></br>a<hr>", "<br /><p><br />a</p><hr />"),
    // The outer list's item stays open when the inner list ends its own.
    (
      "<ul><li><ul><li><div><li>a</li></div></li></ul>b</li></ul>",
      "<ul><li><ul><li><div></div></li><li>a</li></ul>b</li></ul>"
    ),
    // The first paragraph was at the place of the list.
    ("<p>a<p>b</p><li>c</p>d", "<p>a</p><p>b</p><ul><li>c</li>d</ul>"),
    // A block ends a paragraph.
    ("<p>a<div>b</div>c</p>", "<p>a</p><div>b</div>c"), ("<p>a<p>b", "<p>a</p><p>b</p>"),
    ("<p><b>a<ul><li>b", "<p><b>a</b></p><ul><li>b</li></ul>"), ("<p>a<hr />", "<p>a</p><hr />"),
    ("<h1>a<h2>b", "<h1>a</h1><h2>b</h2>"),
    ("<p>a<table><td>b", "<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>"),
    // A link ends another link, or is ignored.
    ("<a><b>x<a>y", "<a><b>x</b></a><a>y</a>"), ("<a><div><a>y", "<a><div>y</div></a>"),
    // List items are in lists.
    ("<li>a<li>b", "<ul><li>a</li><li>b</li></ul>"),
    ("<dt>a<dd>b", "<dl><dt>a</dt><dd>b</dd></dl>"),
    ("<ol><li><p>a<li>b", "<ol><li><p>a</p></li><li>b</li></ol>"),
    ("<ol><li><blockquote><li>a", "<ol><li><blockquote></blockquote></li><li>a</li></ol>"),
    // Cells are in rows, rows in table bodies, and all of them in tables.
    ("<td>a</td>", "a"), ("<tr><th>a", "a"), ("<caption>a", "a"), ("<col />", ""),
    (
      "<table><td>a<td>b<tr><td>c",
      "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>"
    ),
    ("<table>a", "<table><tbody><tr><td>a</td></tr></tbody></table>"),
    ("<div><table>a", "<div><table><tbody><tr><td>a</td></tr></tbody></table></div>"),
    ("<table><tr><p>a", "<table><tbody><tr><td><p>a</p></td></tr></tbody></table>"),
    (
      "<table><col /><tr><td>a",
      "<table><colgroup><col /></colgroup><tbody><tr><td>a</td></tr></tbody></table>"
    ),
    (
      "<table><tr><td><table><td>a",
      "<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>"
    ),
    ("<table> <tr> <td>a</td> </tr>", "<table> <tbody><tr> <td>a</td> </tr></tbody></table>"),
    (
      "<table><caption>a<td>b",
      "<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>"
    ),
    // Ruby annotations are in `ruby` elements.
    ("<rt>a", "a"), ("<ruby>a<rt>b<rt>c", "<ruby>a<rt>b</rt><rt>c</rt></ruby>"),
    (
      "<ruby>a<table><td>b<rt>c",
      "<ruby>a<table><tbody><tr><td>bc</td></tr></tbody></table></ruby>"
    ),
    ("<ruby>a<table><caption>b<rt>c", "<ruby>a<table><caption>bc</caption></table></ruby>"),
    // Browsers drop a line feed here.
    ("<pre>\n\n a\n</pre>", "<pre> a\n</pre>"),
  ])
  func closesElementsByTheRulesOfHTML(_ calls: String, _ html: String) {
    #expect(reread(calls) == html)
    #expect(reread(html) == html)
  }

  // MARK: - Stored HTML

  @Test(arguments: [
    "a", "<p>a</p>", "a &amp; b", #"<a href="https://pottery.example/?a=1&amp;b=2">x</a>"#,
    #"<img src="https://pottery.example/a" alt="" width="3" />"#,
    #"<img src="https://pottery.example/a" width="10000" />"#,
    #"<blockquote cite="https://pottery.example/a"></blockquote>"#,
    "<time datetime=\"" + String(repeating: "~", count: 40) + "\"></time>",
    #"<table><colgroup span="1000"></colgroup><tbody><tr><td>a</td></tr></tbody></table>"#,
    #"<ol reversed="" start="-3"></ol>"#, #"<p lang="az-AZ-09">a</p>"#,
    "<p lang=\"" + String(repeating: "z", count: 35) + "\">a</p>",
    #"<table><tbody><tr><td rowspan="65534">a</td><th rowspan="2">b</th></tr></tbody></table>"#,
    #"<img src="https://pottery.example/a" height="10000" />"#, "\n&amp;",
    #"<table><colgroup span="2"></colgroup><tbody><tr><td colspan="2">a</td></tr></tbody></table>"#,
  ])
  func readsCanonicalHTML(_ text: String) {
    #expect(CleanHTML(canonical: text)?.text == text)
  }

  @Test(arguments: [
    "<script>a</script>", "<p onclick=\"a\">b</p>", "<p>a", "a</p>", "a & b", "a > b", "&nbsp;",
    "&lt",
    "<P>a</P>", "<p >a</p>", "<br>", "<br/>", "<!-- a -->", "<a href=\"javascript:alert(1)\">b</a>",
    "<a href='https://pottery.example/'>b</a>", "<a href=\"https://pottery.example/ b\">b</a>",
    "<img alt=\"a\" />", "<p title=\"a\" title=\"b\">c</p>", "<p title=\"<\">c</p>", "\0", "\u{1B}",
    "<",
    "<p lang=\"\">a</p>", "<p lang=\"a_b\">c</p>", "<p rowspan=\"2\">a</p>",
    "<p lang=\"" + String(repeating: "z", count: 36) + "\">a</p>",
    #"<table><tbody><tr><td rowspan="65535">a</td></tr></tbody></table>"#,
    "<p title=\"a", "<p></b></p>", "<td>a</td>", "<pre>\na</pre>", "<td colspan=\"007\">a</td>",
  ])
  func rejectsHTMLThatIsNotCanonical(_ text: String) {
    #expect(CleanHTML(canonical: text) == nil)
  }

  /// Passes a text with tags to the writer, in whatever order they are, and returns the result.
  private func reread(_ marks: String) -> String {
    var writer = CleanHTMLWriter(limit: .max)
    var rest = marks[...]
    while let first = rest.first {
      guard first == "<" else {
        let text = rest.prefix { $0 != "<" }
        writer.text(String(text))
        rest = rest[text.endIndex...]
        continue
      }
      let tag = rest.dropFirst().prefix { $0 != ">" }
      rest = rest[tag.endIndex...].dropFirst()
      let name = String(tag.filter(\.isLetter)) + tag.filter(\.isNumber)
      guard let element = CleanElement(name: name) else { continue }
      if tag.hasPrefix("/") { writer.end(element) } else { writer.start(element) }
    }
    return writer.finish().text
  }

  private func written(_ write: (inout CleanHTMLWriter) -> Void) -> CleanHTML {
    var writer = CleanHTMLWriter(limit: .max)
    write(&writer)
    return writer.finish()
  }
}

extension WebAddress {
  fileprivate static let page = WebAddress.fixture("https://pottery.example/a")
}

/// Properties that hold for any input of the writer, tested with pseudo-random calls.
@Suite struct CleanHTMLPropertyTests {
  @Test(arguments: 0..<100)
  func readsWhatItWritesWholeOrTruncated(_ seed: UInt64) {
    for limit in [Int(seed) * 7, .max] {
      let html = RandomCalls(seed).html(limit: limit)
      #expect(html.text.utf8.count <= limit)
      #expect(CleanHTML(canonical: html.text) == html)
    }
  }

  @Test(arguments: 0..<100)
  func writesOnlyKnownElements(_ seed: UInt64) {
    let html = RandomCalls(seed).html(limit: .max)
    for piece in html.text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = piece.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      #expect(CleanElement(name: String(name)) != nil, "<\(piece)")
    }
  }

  @Test(arguments: 0..<100)
  func isolatingPicturesRemovesThem(_ seed: UInt64) {
    let html = RandomCalls(seed).html(limit: .max).isolatingPictures(called: "Picture")
    #expect(html.pictures.isEmpty)
    #expect(CleanHTML(canonical: html.text) == html)
  }
}

/// Calls of a writer in random order.
private struct RandomCalls {
  private var random: SeededNumbers

  init(_ seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  func html(limit: Int) -> CleanHTML {
    var calls = self
    var writer = CleanHTMLWriter(limit: limit)
    for _ in 0..<200 {
      switch Int.random(in: 0..<5, using: &calls.random) {
      case 0, 1: writer.start(calls.one(of: CleanElement.allCases), calls.attributes)
      case 2: writer.end(calls.one(of: CleanElement.allCases))
      default: writer.text(calls.one(of: Self.texts))
      }
    }
    return writer.finish()
  }

  private var attributes: [CleanAttribute] {
    mutating get {
      let page = WebAddress.fixture("https://pottery.example/?a=1&b=%3C")
      let all: [CleanAttribute] = [
        .title(one(of: Self.texts)), .start(.random(in: 0..<9, using: &random)), .columnSpan(2),
        .direction(.automatic), .href(page), .src(page), .cite(page),
      ]
      return (0..<Int.random(in: 0..<3, using: &random)).map { _ in one(of: all) }
    }
  }

  private static let texts = [
    "clay", " ", "\n", "\r\n", "<script>", "</p>", "&", "&amp;", "\"", "'", "]]>", "<!--", "\0",
    "\u{1B}[2J", "é\u{301}", "日本", "\u{2028}", "a > b",
  ]

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
