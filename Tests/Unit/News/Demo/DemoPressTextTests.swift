import Testing

@testable import CoreDemo
@testable import NewsDemo

/// The texts of the demo's publications as HTML and as bytes.
@Suite struct DemoPressTextTests {
  @Test(arguments: [
    ("One\ntwo.", "<p>One two.</p>"), ("A\n\nB", "<p>A</p>\n<p>B</p>"),
    ("> Said\n> so.", "<blockquote><p>Said so.</p></blockquote>"),
    ("- a\n- *b*", "<ul><li>a</li><li><em>b</em></li></ul>"),
    ("```\na < b\n  *c*\n```", "<pre><code>a &lt; b\n  *c*</code></pre>"),
    (
      "| a | b |\n| 1 | 2 |",
      "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>"
    ),
    ("## Head", "<h2>Head</h2>"), ("Use `a*b` & go", "<p>Use <code>a*b</code> &amp; go</p>"),
    ("over *two\nlines*", "<p>over <em>two lines</em></p>"), ("", ""),
  ])
  func convertsTextToHTML(_ text: String, _ html: String) {
    #expect(StoryText.html(text) == html)
  }

  @Test func readsSeveralDrafts() {
    let drafts = StoryDraft.drafts(
      "# One & Two’s\nMira\nA summary\nof two lines.\n\nText.\n\nMore.\n\n# B\nC\nD")
    #expect(drafts.map(\.title) == ["One & Two’s", "B"])
    #expect(drafts.map(\.author) == ["Mira", "C"])
    #expect(drafts.map(\.summary) == ["A summary of two lines.", "D"])
    #expect(drafts.map(\.text) == ["Text.\n\nMore.", ""])
    #expect(drafts.map(\.slug) == ["one-twos", "b"])
  }

  @Test(
    arguments: [
      ("aé“€–œ日", [0x61, 0xE9, 0x93, 0x80, 0x96, 0x9C, 0x3F]), ("\u{A0}ÿ", [0xA0, 0xFF]),
    ] as [(String, [UInt8])])
  func encodesWindows1252InOneBytePerCharacter(_ text: String, _ bytes: [UInt8]) {
    #expect(DemoFeedEncoding.windows1252.bytes(of: text) == bytes)
  }

  // The bytes of iconv and of the Encoding Standard.
  @Test(
    arguments: [
      ("表", [0x95, 0x5C]), ("ソ", [0x83, 0x5C]), ("あん", [0x82, 0xA0, 0x82, 0xF1]),
      ("ァヶミムメ", [0x83, 0x40, 0x83, 0x96, 0x83, 0x7E, 0x83, 0x80, 0x83, 0x81]),
      ("、。「」ー", [0x81, 0x41, 0x81, 0x42, 0x81, 0x75, 0x81, 0x76, 0x81, 0x5B]),
      ("話町猫一", [0x98, 0x62, 0x92, 0xAC, 0x94, 0x4C, 0x88, 0xEA]),
      ("a?é鬱", [0x61, 0x3F, 0x3F, 0x3F]),
    ] as [(String, [UInt8])])
  func encodesShiftJISAsItsStandardDefines(_ text: String, _ bytes: [UInt8]) {
    #expect(DemoFeedEncoding.shiftJIS.bytes(of: text) == bytes)
  }
}
