import Documents
import Site
import Testing

/// What stands around an article.
@Suite struct PageTests {
  private let texts = [
    "README.md": "# Kiln\n\n## Fire", "README.ja.md": "# 窯 · [English](README.md)",
    "docs/a.md": "# Glaze `A`", "docs/tour/README.md": "# Tour",
    "docs/tour/README.ja.md": "# ツアー", "Modules/Pot/README.md": "# Pot",
    "Modules/Pot/Pot.swift": "struct Pot {}\n",
  ]

  @Test func aFolderIsAPageWithItsArticleAndWhatIsInIt() throws {
    let page = try page(of: "Modules/Pot/README.md", "Modules/Pot/index.html")
    #expect(page.contains("<title>Pot – Kiln</title>"))
    #expect(page.contains("<a href=\"Pot.swift.html\">Pot.swift</a>"))
    #expect(page.contains("<a href=\"../index.html\">Modules</a> / <span>Pot</span>"))
  }

  @Test func theListOfPagesIsOpenWhereOneReads() throws {
    let page = try page(of: "README.md", "index.html")
    #expect(page.contains("<details open=\"open\"><summary>Start</summary>"))
    #expect(page.contains("<details><summary>Modules</summary>"))
    #expect(page.contains("<a aria-current=\"page\" href=\"#_content\">Kiln</a>"))
    #expect(page.contains("<a href=\"#fire\">Fire</a>"))
    #expect(page.contains("<a href=\"docs/a.md.html\">Glaze A</a>"))
  }

  @Test func aTranslationIsOneClickAway() throws {
    let english = try page(of: "README.md", "index.html")
    #expect(english.contains("hreflang=\"ja\" href=\"README.ja.md.html\""))
    let japanese = try page(of: "README.ja.md", "README.ja.md.html")
    #expect(japanese.contains("<html lang=\"ja\">"))
    #expect(japanese.contains("<title>窯"))
    #expect(japanese.contains("hreflang=\"en\" href=\"index.html\""))
    #expect(japanese.contains("<a href=\"docs/tour/README.ja.md.html\">ツアー</a>"))
    #expect(japanese.contains("<a lang=\"en\" href=\"docs/a.md.html\">Glaze A</a>"))
  }

  @Test func aFileIsShownWithTheNumbersOfItsLines() throws {
    let pages = try SamplePages(texts)
    let writer = try SiteWriter(
      repository: pages.repository, files: pages.files, places: DeclaredPlaces([]))
    let made = writer.source("Modules/Pot/Pot.swift", text: "// a < b\u{1}\nlet c\n")
    let page = try #require(made["Modules/Pot/Pot.swift.html"])
    #expect(page.contains("<pre aria-hidden=\"true\"><code>1\n2</code></pre>"))
    #expect(page.contains("<span class=\"c\">// a &lt; b\u{2401}</span>\nlet c</code>"))
  }

  private func page(of document: String, _ page: String) throws -> String {
    try #require(try SamplePages(texts).article(of: document)[page])
  }
}
