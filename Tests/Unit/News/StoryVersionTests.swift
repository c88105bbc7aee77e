import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Which version of a story is shown in lists of several feeds.
struct StoryVersionTests {
  private static let link = "https://www.tidewater.example/post"

  @Test
  func showsTheFullestVersion() {
    let versions = [version("a.example", "Comments"), version("b.example", "All there is to read")]
    #expect(StoryVersion.shown(among: versions) == 1)
    #expect(StoryVersion.shown(among: versions.reversed()) == 0)
  }

  @Test
  func keepsTheFirstOfVersionsThatAreEquallyFull() {
    let versions = [version("a.example", "One"), version("b.example", "Two")]
    #expect(StoryVersion.shown(among: versions) == 0)
  }

  @Test
  func letsTheFeedOnTheHostOfTheStorySpeakForIt() {
    let versions = [
      version("a.example", "All there is to read"), version("tidewater.example", "Short"),
      version("www.TIDEWATER.example", "Longer"),
    ]
    #expect(StoryVersion.shown(among: versions) == 2)
  }

  @Test
  func doesNotLetAFeedSpeakForAStoryByALinkToItsOwnHost() {
    let forged = StoryVersion(
      address: .fixture("https://forger.example/feed"),
      contents: StoryContents(
        .fixture(link: "https://forger.example/post", summary: "More than anybody would read")))
    let versions = [version("tidewater.example", "Short"), forged]
    #expect(StoryVersion.shown(among: versions) == 0)
  }

  @Test
  func measuresTextsWithoutTheirMarkup() {
    var writer = CleanHTMLWriter(limit: 10_000)
    writer.start(.em)
    writer.text("Hello")
    let html = writer.finish()
    let entry = ParsedEntry(summary: html, content: CleanHTML(plain: "Hi"))
    #expect(StoryContents(entry).fullness == 5)
    #expect(StoryContents(ParsedEntry()).fullness == 0)
  }

  private func version(_ host: String, _ text: String) -> StoryVersion {
    StoryVersion(
      address: .fixture("https://\(host)/feed"),
      contents: StoryContents(.fixture(link: Self.link, summary: text)))
  }
}
