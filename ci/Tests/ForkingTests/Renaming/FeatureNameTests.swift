import Forking
import Testing

@Suite struct FeatureNameTests {
  @Test(arguments: [
    ("Bookmark", ["Bookmark"]), ("PaintColors", ["Paint", "Colors"]),
    ("RSSFeed", ["RSS", "Feed"]), ("PDFs", ["PDFs"]), ("URLsOfPages", ["URLs", "Of", "Pages"]),
    ("Area51Maps", ["Area51", "Maps"]),
  ])
  func splitsANameIntoItsWords(_ text: String, _ words: [String]) {
    #expect(FeatureName(text)?.words == words)
  }

  @Test func writesANameInEveryForm() throws {
    let name = try #require(FeatureName("PaintColor"))
    #expect(name.upperCamel == "PaintColor")
    #expect(name.lowerCamel == "paintColor")
    #expect(name.snake == "paint_color")
    #expect(name.screamingSnake == "PAINT_COLOR")
    #expect(name.kebab == "paint-color")
    #expect(name.spaced == "paint color")
    #expect(name.sentence == "Paint color")
  }

  @Test func keepsAnAcronymUppercaseOnlyInASentence() throws {
    let name = try #require(FeatureName("RSSFeed"))
    #expect(name.lowerCamel == "rssFeed")
    #expect(name.kebab == "rss-feed")
    #expect(name.spaced == "RSS feed")
    #expect(name.sentence == "RSS feed")
  }

  @Test(arguments: ["", "paint", "3Colors", "Paint-Colors", "Paint Colors", "Paint_Color", "Café"])
  func rejectsAnInvalidTypeName(_ text: String) {
    #expect(FeatureName(text) == nil)
  }
}
