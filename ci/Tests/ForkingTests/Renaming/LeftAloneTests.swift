import Forking
import Testing

@Suite struct LeftAloneTests {
  @Test func keepsForeignLiteralsAndListsThem() {
    let renaming = Renaming.bookmarks(
      to: "Recipes", "Recipe", keeping: ["NETSCAPE-Bookmark-file-1", "x-bookmark"])
    let renamed = renaming.source(
      """
      /// Bookmarks.
      let head = "<!DOCTYPE NETSCAPE-Bookmark-file-1>"
      let start = "netscape-bookmark-file-1 of a bookmark, x-bookmarks"
      """)
    #expect(
      renamed.text == """
        /// Recipes.
        let head = "<!DOCTYPE NETSCAPE-Bookmark-file-1>"
        let start = "netscape-bookmark-file-1 of a recipe, x-recipes"
        """)
    #expect(
      renamed.kept == [
        Kept(literal: "NETSCAPE-Bookmark-file-1", line: 2),
        Kept(literal: "netscape-bookmark-file-1", line: 3),
      ])
  }

  @Test(arguments: [
    ("Modules/Bookmarks/Infrastructure/FeedMeaning.swift", #"let k = "bookmarks", recipes = 1"#),
    ("Modules/Bookmarks/README.md", #"let k = "bookmarks", recipes = 1"#),
    ("Modules/Bookmarks/Feed/Meaning.swift", #"let k = "recipes", recipes = 1"#),
  ])
  func keepsAWordOnlyInTheListedFiles(path: String, expected: String) {
    let renaming = Renaming.bookmarks(
      to: "Recipes", "Recipe", keeping: [WorldWord(#""bookmarks""#, in: "Feed")])
    let text = #"let k = "bookmarks", bookmarks = 1"#
    #expect(renaming.in(path).source(text).text == expected)
    #expect(renaming.inverse.in(path).source(expected).text == text)
  }

  @Test func readsTheForeignWordsAndTheirFilesFromThePage() {
    let page = """
      # Pebbles

      | `not` | this |

      ## Words of the world

      | literal | whose | in files called |
      |---|---|---|
      | `PEBBLE-File-1` | a first line |
      | `"pebble"` | a member | `Feed` |
      | `pebbles.example` | a host | |
      | nothing | in code | |

      ## After

      | `nor` | this |
      """
    #expect(
      WorldWords.words(in: page) == [
        "PEBBLE-File-1", WorldWord(#""pebble""#, in: "Feed"), "pebbles.example",
      ])
  }

  @Test func reportsDerivedWordsAndLeavesThem() {
    let renamed = Renaming.paintColors.source(
      "/// Bookmarklets.\nlet t = \"cannot be bookmarked\"\nlet rebookmark = isBookmarking")
    #expect(
      renamed.text
        == "/// Bookmarklets.\nlet t = \"cannot be bookmarked\"\nlet rebookmark = isBookmarking")
    #expect(
      renamed.odd == [
        Odd(word: "Bookmarklets", line: 1), Odd(word: "bookmarked", line: 2),
        Odd(word: "rebookmark", line: 3), Odd(word: "isBookmarking", line: 3),
      ])
  }

  @Test func doesNotRenameAShortNameInsideAWord() {
    let renamed = Renaming.renaming([("Tag", "Cuisine")]).source("let stage = tagged(tag)")
    #expect(renamed.text == "let stage = tagged(cuisine)")
    #expect(renamed.odd == [Odd(word: "tagged", line: 1)])
  }
}
