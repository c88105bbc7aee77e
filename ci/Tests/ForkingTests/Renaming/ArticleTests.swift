import Forking
import Testing

@Suite struct ArticleTests {
  @Test(arguments: [
    ("/// A bookmark, a ``Bookmark``", "/// An ocean, an ``Ocean``"),
    ("/// What is made of a\n  /// bookmark.", "/// What is made of an\n  /// ocean."),
    ("f(\"Add a “bookmark”\")", "f(\"Add an “ocean”\")"),
    ("func aBookmarkIsShown()", "func anOceanIsShown()"),
    ("func saysThatABookmarkIsThere()", "func saysThatAnOceanIsThere()"),
    ("/// A new bookmark, the bookmark", "/// A new ocean, the ocean"),
    ("f(\"list -a bookmarks\")", "f(\"list -a oceans\")"),
    ("for a in bookmarks {}", "for a in oceans {}"),
    ("let a = \"SELECT a FROM x AS a bookmarks\"", "let a = \"SELECT a FROM x AS a oceans\""),
  ])
  func followsTheName(_ text: String, _ expected: String) {
    #expect(Renaming.oceans.source(text).text == expected)
    #expect(Renaming.oceans.inverse.source(expected).text == text)
  }

  @Test(arguments: [
    ("Hour", "an hour"), ("User", "a user"), ("Unit", "a unit"), ("Umbrella", "an umbrella"),
    ("URL", "a URL"), ("RSSFeed", "an RSS feed"), ("Onion", "an onion"), ("Recipe", "a recipe"),
  ])
  func choosesTheArticleByTheSound(_ name: String, _ expected: String) {
    let renaming = Renaming.renaming([("Bookmark", name)])
    #expect(renaming.text("It is a bookmark").text == "It is \(expected)")
  }
}
