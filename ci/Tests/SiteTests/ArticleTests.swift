import Evidence
import Site
import Testing

/// What becomes of a document.
@Suite struct ArticleTests {
  @Test func headingsHaveTheAnchorsOfGitHub() throws {
    let body = try SamplePages.body("# The `kiln`, & *more*\n\n## Fire\n\n## Fire")
    for anchor in ["the-kiln--more", "fire", "fire-1"] {
      #expect(body.contains(" id=\"\(anchor)\">"))
    }
    #expect(body.contains("The <code>kiln</code>, &amp; <em>more</em><a class=\"anchor\""))
  }

  @Test(arguments: [
    ("[a](b.md)", "b.md.html"), ("[a](b.md#fire)", "b.md.html#fire"), ("[a](#fire)", "#fire"),
    ("[a](../README.md)", "../index.html"), ("[a](..)", "../index.html"),
    ("[a](clay)", "clay/index.html"), ("[a](clay/Pot.swift)", "clay/Pot.swift.html"),
    ("[a](../ci/tool)", "../ci/tool.html"),
    ("[a](https://example.org/x.md)", "https://example.org/x.md"),
    ("[a](gone.md)", "gone.md"), ("[a](../docs)", "index.html"),
  ])
  func aLinkLeadsToThePageOfItsFile(_ link: String, _ address: String) throws {
    let others = ["docs/b.md", "docs/clay/Pot.swift", "ci/tool"]
    #expect(try SamplePages.body(link, among: others) == "<p><a href=\"\(address)\">a</a></p>")
  }

  @Test func aPictureStaysAPicture() throws {
    let html = "![a kiln](b.svg)\n\n<picture><source srcset=\"c.png\"><img src=\"b.svg\"></picture>"
    let body = try SamplePages.body(html, among: ["docs/b.svg", "docs/c.png"])
    #expect(
      body == """
        <p><img src="b.svg" alt="a kiln" /></p>
        <p><picture><source srcset="c.png" /><img src="b.svg" /></picture></p>
        """)
  }

  @Test(arguments: [
    ("`Kiln`", "../Kiln.swift.html#L7"), ("`ci/tool`", "../ci/tool.html"),
    ("`Kiln.swift`", "../Kiln.swift.html"), ("`docs`", nil), ("`Wheel`", nil), ("`ci/*`", nil),
  ])
  func aWordInCodeLeadsToWhatItNames(_ code: String, _ address: String?) throws {
    let body = try SamplePages.body(
      code, among: ["ci/tool", "Kiln.swift"],
      declaring: ["Kiln": Place(path: "Kiln.swift", line: 7)])
    let text = "<code>\(code.dropFirst().dropLast())</code>"
    #expect(
      body
        == (address.map { "<p><a class=\"name\" href=\"\($0)\">\(text)</a></p>" }
          ?? "<p>\(text)</p>"))
  }

  @Test func aWordInALinkOrAHeadingLeadsNowhereElse() throws {
    let body = try SamplePages.body(
      "# `ci/tool`\n\n[`ci/tool`](https://example.org/)", among: ["ci/tool"])
    #expect(!body.contains("tool.html"))
  }

  @Test func commentsAreForTools() throws {
    #expect(try SamplePages.body("<!-- only: seams -->\nclay") == "<p>clay</p>")
    #expect(try SamplePages.body("wet <!-- x --> clay") == "<p>wet  clay</p>")
  }

  @Test func aTableCanBeScrolledByItself() throws {
    let body = try SamplePages.body("| a |\n|---|\n| b\\|c |")
    #expect(body.hasPrefix("<div class=\"wide\" tabindex=\"0\"><table>"))
    #expect(body.hasSuffix("</table></div>"))
    #expect(body.contains("<td>b|c</td>"))
  }

  @Test func swiftHasColoursAndOtherBlocksHaveNone() throws {
    let body = try SamplePages.body("```swift\nlet a = \"<b>\" // c\n```\n\n```sh\nlet a\n```")
    #expect(
      body == """
        <pre tabindex="0"><code><span class="k">let</span> a = \
        <span class="s">&quot;&lt;b&gt;&quot;</span> \
        <span class="c">// c</span>
        </code></pre>
        <pre tabindex="0"><code>let a
        </code></pre>
        """)
  }

  @Test func aGraphIsDrawnWithItsTextBelow() throws {
    let graph = "```mermaid\ngraph TD\n  A\n  B\n  A -->|1 value| B\n```"
    let pages = try SamplePages(["a.md": graph])
    let made = try pages.article(of: "a.md")
    #expect(made["a.md.graph.svg"]?.hasPrefix("<svg") == true)
    #expect(made["a.md.html"]?.contains("<img src=\"a.md.graph.svg\"") == true)
    #expect(made["a.md.html"]?.contains("A --&gt;|1 value| B") == true)
  }

  @Test func aGraphThatBundlesItsArrowsIsThePictureOfTheWhole() throws {
    let graph = "```mermaid\ngraph TD\n  A\n  B\n  A -.-> B\n```"
    #expect(
      try SamplePages.body(graph, among: ["docs/graph.svg"]).contains("<img src=\"graph.svg\""))
    #expect(try SamplePages.body(graph).hasPrefix("<details>"))
  }
}
