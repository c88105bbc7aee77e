import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Which stories text filters match.
struct StoryFilteringTests {
  private let story = FilteredStory(
    title: "Café closes after ＳＴＯＲＭ",
    authors: [.fixture(name: "Ada Quill", email: "ada@q.example")],
    link: .fixture("https://tidewater.example/sponsored/cafe"))

  @Test func aFilterHasOneLineOfAtMost200Bytes() {
    let most = String(repeating: "a", count: FilterText.limit)
    #expect(FilterText(most)?.text == most)
    #expect(FilterText(most + "a") == nil)
    #expect(FilterText("a\nb") == nil)
    #expect(FilterText(String(repeating: "ä", count: FilterText.limit / 2))?.text != nil)
    #expect(FilterText(String(repeating: "ä", count: FilterText.limit / 2 + 1)) == nil)
  }

  @Test(arguments: [
    ("title", "cafe"), ("title", "storm"), ("author", "QUILL"), ("author", "ada@q"),
    ("address", "/sponsored/"),
  ])
  func ignoresCaseWidthAndAccents(_ field: String, _ text: String) throws {
    let filtering = try filtering(("block", field, text))
    #expect(filtering.blocks(story))
    #expect(!filtering.keeps(story))
  }

  /// A text of which the comparison ignores every character.
  @Test func aFilterOfAccentsAloneMatchesNothing() throws {
    let filtering = try filtering(("block", "title", "\u{301}"))
    #expect(!filtering.blocks(story))
  }

  @Test(arguments: [("title", "quill"), ("author", "storm"), ("address", "cafés")])
  func aFilterMatchesOnlyItsOwnField(_ field: String, _ text: String) throws {
    #expect(try !filtering(("block", field, text)).blocks(story))
  }

  @Test func aStoryMayBeBothBlockedAndKept() throws {
    let filtering = try filtering(("block", "title", "storm"), ("keep", "author", "quill"))
    #expect(filtering.blocks(story))
    #expect(filtering.keeps(story))
  }

  @Test func usesTheYoungestBlockedAndTheOldestKeptAge() throws {
    let ages = NewsFilter.ages(
      of: try filters(
        ("block", "age", "30"), ("block", "age", "7"), ("keep", "age", "1"), ("keep", "age", "3")
      ))
    #expect(ages.blocked?.days == 7)
    #expect(ages.kept?.days == 3)
    #expect(NewsFilter.ages(of: []).blocked == nil)
  }

  private func filtering(_ forms: (String, String, String)...) throws -> StoryFiltering {
    StoryFiltering(try filters(forms), folding: FoundationTextFolding())
  }

  private func filters(_ forms: (String, String, String)...) throws -> [NewsFilter] {
    try filters(forms)
  }

  private func filters(_ forms: [(String, String, String)]) throws -> [NewsFilter] {
    try forms.enumerated().map { number, form in
      let (verdict, test) = try NewsFilterForm(
        verdict: form.0, field: form.1, value: form.2
      ).filter()
      return NewsFilter(id: NewsFilter.ID(Int64(number)), verdict: verdict, test: test)
    }
  }
}
