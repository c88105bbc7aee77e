import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// The words of the search in stories.
struct StorySearchingTests {
  private let searching = StorySearching(folding: FoundationTextFolding())

  @Test func findsWordsByTheirStart() throws {
    #expect(try needles("Tide mills") == [" tide", " mills"])
  }

  /// The last letters and digits of ASCII, the characters beside them, and the first and the last
  /// letter of a script.
  @Test(arguments: [
    ("a09z", [" a09z"]), ("a/b:c`d{e", [" a", " b", " c", " d", " e"]), ("a\u{7F}b", [" a", " b"]),
    ("é", [" e"]), ("½", [" 1", " 2"]), ("ש", [" ש"]), ("a—", [" a"]),
  ])
  func splitsAtCharactersThatAreNeitherLettersNorDigits(_ text: String, _ expected: [String])
    throws
  {
    #expect(try needles(text) == expected)
  }

  /// The last letter of each range of scripts without spaces, and the letters after the ranges.
  @Test(arguments: [
    ("ก", true), ("\u{EDF}", true), ("\u{F40}", false), ("\u{1000}", true), ("\u{108E}", true),
    ("\u{10D0}", false), ("\u{1780}", true), ("\u{17D7}", true), ("\u{1820}", false),
    ("\u{3007}", true), ("\u{312F}", true), ("\u{31A0}", true), ("\u{A48C}", true),
    ("\u{A4D0}", false), ("\u{FA0E}", true), ("\u{20000}", true), ("\u{3134A}", true),
  ])
  func findsWordsAnywhereInScriptsWithoutSpaces(_ letter: String, _ isAnywhere: Bool) throws {
    #expect(try needles(letter) == [(isAnywhere ? "" : " ") + letter])
  }

  @Test func usesTheScriptOfTheFirstLetter() throws {
    #expect(try needles("港a b港") == ["港 a", " b港"])
  }

  @Test(arguments: [
    ("新型iPhoneを発売", " 新型 iphoneを発売"), ("第3次ブーム", " 第 3次ぶーむ"), ("東京2 港", " 東京 2 港"),
  ])
  func separatesAWordFromAScriptWithoutSpacesBeforeIt(_ title: String, _ text: String) {
    #expect(searching.searchableText(of: StoryContents(.fixture(title: title))) == text)
  }

  @Test func indexesEachWordOfTitleAndTextsOnce() {
    let story = StoryContents(
      .fixture(title: "Harbour reopens", summary: "The harbour", content: "After the storm"))
    #expect(searching.searchableText(of: story) == " harbour reopens the after storm")
  }

  @Test func acceptsWordsUpToTheirLimit() {
    let longest = String(repeating: "a", count: StoryWords.limit)
    #expect(StoryWords(longest)?.text == longest)
    #expect(StoryWords(longest + "a") == nil)
    #expect(StoryWords(" \n") == nil)
  }

  @Test(arguments: ["🎉", "%", "— ！", "\u{FE0F}", "©"])
  func rejectsASearchWithoutLettersAndDigits(_ symbols: String) {
    #expect(StoryWords(symbols) == nil)
  }

  /// Folding makes letters of the last three.
  @Test(arguments: ["c++", "½", "港", "㈱", "℃", "™"])
  func acceptsASearchWithALetterOrADigit(_ typed: String) throws {
    #expect(try !needles(typed).isEmpty)
  }

  @Test(arguments: [0, StoryLimit.bounds.upperBound + 1])
  func rejectsALimitOutsideOfItsBounds(_ count: Int) {
    #expect(StoryLimit(count) == nil)
  }

  private func needles(_ text: String) throws -> [String] {
    searching.needles(of: try #require(StoryWords(text)))
  }
}

/// The title of a story whose feed has no title for it.
struct StoryTitleTests {
  private static let enclosures = ["first", "second"].map {
    StoryEnclosure(address: .fixture("https://tidewater.example/\($0).mp3"))
  }

  @Test(arguments: [
    (ParsedEntry.fixture(title: nil, content: "Text"), "Text"),
    (
      .fixture(title: nil, link: "https://tidewater.example/a", enclosures: enclosures),
      "https://tidewater.example/a"
    ),
    (.fixture(title: " ", enclosures: enclosures), "https://tidewater.example/first.mp3"),
    (.fixture(title: "\u{A0}\u{3000}", content: "\u{A0}"), "Untitled"),
    (.fixture(title: nil), "Untitled"),
  ])
  func isTakenFromTheNextBestProperty(_ entry: ParsedEntry, _ title: String) {
    #expect(StoryContents(entry).title == title)
  }

  @Test(arguments: [10, StoryHeadline.excerptLimit + 1])
  func isNotRepeatedByTheExcerpt(_ length: Int) {
    let title = String(repeating: "a", count: length)
    #expect(StoryContents(.fixture(title: title, summary: title)).excerpt == "")
    let more = StoryContents(.fixture(title: title, summary: title, content: "Text"))
    #expect(more.excerpt == "Text")
  }
}

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

  private func filtering(_ forms: (String, String, String)...) throws -> StoryFiltering {
    let filters = try forms.enumerated().map { number, form in
      let (verdict, test) = try NewsFilterForm(
        verdict: form.0, field: form.1, value: form.2
      ).filter()
      return NewsFilter(id: NewsFilter.ID(Int64(number)), verdict: verdict, test: test)
    }
    return StoryFiltering(filters, folding: FoundationTextFolding())
  }
}
