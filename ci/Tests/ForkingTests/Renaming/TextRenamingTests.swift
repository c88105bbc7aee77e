import Forking
import Testing

@Suite struct TextRenamingTests {
  @Test(arguments: [
    ("# Bookmarks", "# Paint colors"),
    ("- **One address, one bookmark.**", "- **One address, one paint color.**"),
    (
      "in `Apps/CLI/Bookmarks`, `BookmarksDomain`", "in `Apps/CLI/PaintColors`, `PaintColorsDomain`"
    ),
    (
      "[rows](Domain/BookmarkRows.swift#bookmark)",
      "[rows](Domain/PaintColorRows.swift#paint-color)"
    ),
    ("| Bookmarks | the bookmarks' |", "| Paint colors | the paint colors' |"),
    ("`SELECT id FROM bookmarks`", "`SELECT id FROM paint_colors`"),
    ("Bookmark — it has no rule.", "PaintColor — it has no rule."),
    ("```sh run\nseams bookmarks add x\n```", "```sh run\nseams paint-colors add x\n```"),
    (
      "```mermaid\n  subgraph Bookmarks[Bookmarks]\n```",
      "```mermaid\n  subgraph PaintColors[PaintColors]\n```"
    ),
    (
      "```swift\nlet bookmark = at(\"bookmarks\")\n```",
      "```swift\nlet paintColor = at(\"paint-colors\")\n```"
    ),
    ("```text output\nNo bookmarks.\n```", "```text output\nNo paint colors.\n```"),
    ("--- a/A\n+++ b/A\n@@ -1 +1 @@\n-bookmark\n", "--- a/A\n+++ b/A\n@@ -1 +1 @@\n-paintColor\n"),
  ])
  func renamesMarkdown(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.text(text).text == expected)
  }

  @Test(arguments: [
    ("Apps/CLI/Bookmarks/BookmarkViews.swift", "Apps/CLI/PaintColors/PaintColorViews.swift"),
    ("docs/api/BookmarksDomain.txt", "docs/api/PaintColorsDomain.txt"),
    ("Cases/TagIsMadeFromABookmark.swift", "Cases/TagIsMadeFromAPaintColor.swift"),
    ("Samples/bookmarks.html", "Samples/paint-colors.html"),
    ("Samples/old_bookmarks.html", "Samples/old_paint_colors.html"),
    ("Modules/Core/Domain", "Modules/Core/Domain"),
  ])
  func renamesPaths(_ path: String, _ expected: String) {
    #expect(Renaming.paintColors.path(path) == expected)
  }

  @Test(arguments: [
    ("bookmarks and a bookmark", "mice and a mouse"),
    ("BOOKMARKS, Bookmark's", "MICE, Mouse's"),
  ])
  func distinguishesPluralAndSingular(_ text: String, _ expected: String) {
    #expect(Renaming.mice.text(text).text == expected)
  }

  @Test func acceptsPairsWithACommonPrefix() {
    let renaming = Renaming.renaming([
      ("News", "Recipes"), ("NewsItem", "Recipe"), ("Item", "Part"),
    ])
    #expect(
      renaming.source("NewsItem(item, of: news, NewsDomain)").text
        == "Recipe(part, of: recipes, RecipesDomain)")
  }

  @Test func aNameOfSeveralWordsKeepsItsForm() {
    let renaming = Renaming.renaming([("PaintColors", "WallPapers"), ("PaintColor", "WallPaper")])
    #expect(
      renaming.text("Paint colors: paint_color, paint-colors, paintColor, PaintColor").text
        == "Wall papers: wall_paper, wall-papers, wallPaper, WallPaper")
  }

  @Test(arguments: [
    (
      "/// A paint\n  /// color of paint\n  /// colors.",
      "/// A\n  /// bookmark of\n  /// bookmarks."
    ),
    ("/// One paint\n\n/// color.", "/// One paint\n\n/// color."),
  ])
  func findsANameAcrossALineBreak(_ text: String, _ expected: String) {
    #expect(Renaming.paintColors.inverse.source(text).text == expected)
  }
}
