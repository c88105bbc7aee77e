import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Input validation, which both apps share.
struct StoryFormsTests {
  @Test
  func aBlankFormAsksForTheNewestOfEverything() throws {
    #expect(try StoryListForm().question() == StoryQuestion())
  }

  @Test
  func everyFieldBecomesAPartOfTheQuestion() throws {
    let place = StoryPosition(sortedAt: Story.fixtureTime(-5), id: Story.ID("s-7"))
    let form = StoryListForm(
      category: " Science ", isUnreadOnly: true, isStarredOnly: true, words: " otter ",
      limit: "7", after: place.text)
    #expect(
      try form.question(of: NewsFeed.ID("f1"))
        == StoryQuestion(
          category: .fixture("Science"), feed: NewsFeed.ID("f1"), isUnreadOnly: true,
          isStarredOnly: true, words: StoryWords("otter"), limit: try #require(StoryLimit(7)),
          after: place))
  }

  @Test(arguments: ["0", "-1", "40001", "ten", "5.5", "99999999999999999999"])
  func rejectsALimitOutOfRangeAndNamesTheRange(_ limit: String) throws {
    let failure = #expect(throws: StoryFailure.self) { try StoryListForm(limit: limit).question() }
    #expect(
      try #require(failure).description
        == "The limit must be between 1 and 40000, got “\(limit)”. "
        + "Use an integer in that range, or leave it out.")
  }

  @Test(arguments: [("1", 1), (" 40000 ", 40_000)])
  func takesALimitOfTheWholeRange(_ typed: String, _ limit: Int) throws {
    #expect(try StoryListForm(limit: typed).question().limit.count == limit)
  }

  @Test(arguments: ["x", "12", "-", "12-", "99999999999999999999-a", "1.5-a"])
  func aPlaceThatIsNoneIsRefused(_ place: String) {
    #expect(throws: malformed(place, "take the place from a list as it stands there.")) {
      try StoryListForm(after: place).question()
    }
  }

  @Test(arguments: [Int64(0), -1, 1_767_225_600_000, -62_135_596_800_000])
  func aPlaceIsReadAsItIsWritten(_ milliseconds: Int64) throws {
    let moment = try #require(Timestamp(millisecondsSince1970: milliseconds))
    let place = StoryPosition(sortedAt: moment, id: Story.ID("a-b-c"))
    #expect(StoryPosition(text: place.text) == place)
  }

  @Test
  func aCategoryIsOneLineOfBoundedLength() {
    #expect(NewsCategory(String(repeating: "a", count: NewsCategory.limit)) != nil)
    #expect(NewsCategory(String(repeating: "a", count: NewsCategory.limit + 1)) == nil)
    #expect(NewsCategory("World\nScience") == nil)
    #expect(NewsCategory(" \t ") == nil)
    #expect(
      throws: malformed("a\u{7}b", "a category has 1 to 60 characters on one line.")
    ) { try NewsCategory.typed("a\u{7}b") }
  }

  @Test(arguments: [
    (NewsFilterForm(verdict: "blok", field: "title", value: "x"), "“block”?"),
    (NewsFilterForm(verdict: "keep", field: "autor", value: "x"), "“author”?"),
  ])
  func aMisspeltWordOfAFilterGetsTheNearestOne(_ form: NewsFilterForm, _ end: String) throws {
    let failure = #expect(throws: StoryFailure.self) { try form.filter() }
    #expect(try #require(failure).description.hasSuffix("Did you mean \(end)"))
  }

  @Test(arguments: [
    (NewsFilterForm(verdict: "hide", field: "title", value: "x"), "hide"),
    (NewsFilterForm(verdict: "block", field: "colour", value: "x"), "colour"),
    (NewsFilterForm(verdict: "block", field: "title", value: " "), " "),
    (NewsFilterForm(verdict: "keep", field: "age", value: "0"), "0"),
    (NewsFilterForm(verdict: "keep", field: "age", value: "soon"), "soon"),
  ])
  func aFilterThatMakesNoSenseIsRefusedByTheWordThatMakesNone(
    _ form: NewsFilterForm, _ word: String
  ) {
    let failure = #expect(throws: StoryFailure.self) { try form.filter() }
    guard case .malformed(word, _) = failure else {
      Issue.record("it was \(String(describing: failure))")
      return
    }
  }

  private func malformed(_ text: String, _ reason: String) -> StoryFailure {
    .malformed(text, reason: reason)
  }
}
