import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Input validation, which both apps share.
struct StoryFormsTests {
  @Test func convertsABlankFormToTheNewestStories() throws {
    #expect(try StoryListForm().question() == StoryQuestion())
  }

  @Test func convertsEveryFieldOfTheForm() throws {
    let position = StoryPosition(sortedAt: Timestamp.fixture(-5), id: Story.ID("s-7"))
    let form = StoryListForm(
      category: " Science ", isUnreadOnly: true, isStarredOnly: true, words: " otter ",
      limit: "7", cursor: StoryCursor.after(position).text)
    #expect(
      try form.question()
        == StoryQuestion(
          category: .fixture("Science"), isUnreadOnly: true, isStarredOnly: true,
          words: StoryWords("otter"), limit: .fixture(7), after: position))
  }

  @Test func namesEveryInvalidFieldOfAListAtOnce() {
    let words = String(repeating: "a", count: StoryWords.limit + 1)
    let form = StoryListForm(category: "a\u{7}b", words: words, limit: "0", cursor: "x")
    let failure = #expect(throws: StoryFailure.self) { try form.question() }
    #expect(failure?.invalidFields == [.category, .words, .limit, .cursor])
  }

  @Test func rejectsASearchOfSymbolsAlone() throws {
    let failure = #expect(throws: StoryFailure.self) { try StoryListForm(words: " 🎉 ").question() }
    #expect(failure?.invalidFields == [.words])
    #expect(
      try #require(failure).description == "A search must have a letter or a digit, got “ 🎉 ”.")
    #expect(try StoryListForm(words: " ").question().words == nil)
  }

  @Test func namesEveryInvalidFieldOfAFeedAtOnce() {
    let form = NewsFeedForm(address: "ftp://a.example/", category: "a\u{7}b")
    let failure = #expect(throws: StoryFailure.self) { try form.subscription(by: .fixture) }
    #expect(failure?.invalidFields == [.address, .category])
  }

  @Test(
    arguments: [
      (NewsFilterForm(verdict: "hide", field: "colour", value: "x"), [.verdict, .field]),
      (NewsFilterForm(verdict: "hide", field: "age", value: "soon"), [.verdict, .value]),
    ] as [(NewsFilterForm, [NewsField])])
  func namesEveryInvalidFieldOfAFilterAtOnce(_ form: NewsFilterForm, _ fields: [NewsField]) {
    let failure = #expect(throws: StoryFailure.self) { try form.filter() }
    #expect(failure?.invalidFields == fields)
  }

  @Test func joinsTheSentencesOfAllInvalidFields() {
    let failures = [NewsFieldFailure(.limit, "No limit."), NewsFieldFailure(.cursor, "No cursor.")]
    #expect(StoryFailure.form(failures).description == "No limit. No cursor.")
  }

  @Test(arguments: [("1", 1), (" 40000 ", 40_000)])
  func acceptsEveryLimitInRange(_ typed: String, _ limit: Int) throws {
    #expect(try StoryListForm(limit: typed).question().limit.count == limit)
  }

  @Test(arguments: [
    "x", "12", "-", "12-", "99999999999999999999-a", "1.5-a", "before-", "before-12", "after-1-a",
    "--5-a", "-+5-a", "+5-a", "-a",
  ])
  func rejectsAnInvalidCursor(_ cursor: String) {
    let failure = NewsFieldFailure(
      .cursor, "Invalid cursor “\(cursor)”. Copy it from another page of the list.")
    #expect(throws: StoryFailure.form([failure])) {
      try StoryListForm(cursor: cursor).question()
    }
  }

  @Test(arguments: [("-5-a", "a"), ("7-before-1", "before-1")])
  func readsACursorInBothDirections(_ text: String, _ id: String) throws {
    let older = try StoryListForm(cursor: text).question()
    #expect(older.after?.id == Story.ID(id) && older.before == nil)
    let newer = try StoryListForm(cursor: "before-" + text).question()
    #expect(newer.before == older.after && newer.after == nil)
    #expect(newer.before.map { StoryCursor.before($0).text } == "before-" + text)
  }

  @Test(arguments: [Int64(0), -1, 1_767_225_600_000, -62_135_596_800_000])
  func readsAPositionThatItWrites(_ milliseconds: Int64) throws {
    let moment = try #require(Timestamp(millisecondsSince1970: milliseconds))
    let position = StoryPosition(sortedAt: moment, id: Story.ID("a-b-c"))
    #expect(StoryPosition(text: position.text) == position)
  }

  /// Feeds whose authors do not know the length write 0.
  @Test(arguments: [(-1, nil), (0, nil), (1, 1)] as [(Int64, Int64?)])
  func anEnclosureHasAPositiveLengthOrNone(_ claimed: Int64, _ length: Int64?) {
    let address = WebAddress.fixture("https://a.example/")
    #expect(StoryEnclosure(address: address, length: claimed).length == length)
  }

  @Test func anEnclosureHasNoEmptyType() {
    #expect(StoryEnclosure(address: .fixture("https://a.example/"), type: "").type == nil)
  }

  @Test func aCategoryIsOneLineOfBoundedLength() {
    #expect(NewsCategory(String(repeating: "a", count: NewsCategory.limit)) != nil)
    #expect(NewsCategory(String(repeating: "a", count: NewsCategory.limit + 1)) == nil)
    #expect(NewsCategory("World\nScience") == nil)
    #expect(NewsCategory(" \t ") == nil)
    let failure = NewsFieldFailure(
      .category, "Category must have 1 to 60 characters on one line, got “a\u{FFFD}b”.")
    #expect(throws: failure) { try NewsCategory.typed("a\u{7}b") }
  }

  @Test(arguments: [
    (
      NewsFilterForm(verdict: "blok", field: "title", value: "x"), NewsField.verdict,
      "Unknown action “blok”. Use “keep” or “block”. Did you mean “block”?"
    ),
    (
      NewsFilterForm(verdict: "keep", field: "autor", value: "x"), .field,
      "Unknown filter field “autor”. Use “title”, “author”, “address” or “age”. Did you mean “author”?"
    ),
    (
      NewsFilterForm(verdict: "block", field: "title", value: " "), .value,
      "The text of a filter must have 1 to 200 bytes on one line, got “ ”."
    ),
    (
      NewsFilterForm(verdict: "keep", field: "age", value: "0"), .value,
      "The age must be an integer between 1 and 36500 (days), got “0”."
    ),
  ])
  func rejectsAnInvalidFilter(_ form: NewsFilterForm, _ field: NewsField, _ reason: String) {
    #expect(throws: StoryFailure.form([NewsFieldFailure(field, reason)])) { try form.filter() }
  }

  @Test(arguments: [
    "", "  ", "ftp://tidewater.example/", "javascript:alert(1)", "https://", "feed:",
    "feed:javascript:alert(1)", "feed:feed:https://tidewater.example/",
  ])
  func rejectsAnInvalidAddress(_ typed: String) {
    let failure = #expect(throws: StoryFailure.self) {
      try NewsFeedForm(address: typed).subscription(by: .fixture)
    }
    #expect(failure?.invalidFields == [.address])
  }

  @Test(arguments: [
    ("feed:https://tidewater.example/feed.xml", "https://tidewater.example/feed.xml"),
    (" FEED:tidewater.example/feed.xml ", "https://tidewater.example/feed.xml"),
    ("https://tidewater.example/feed.xml#latest", "https://tidewater.example/feed.xml"),
    ("feed://tidewater.example/feed.xml", "http://tidewater.example/feed.xml"),
  ])
  func readsAnAddressAsFeedReadersWriteIt(_ typed: String, _ address: String) throws {
    let form = NewsFeedForm(address: typed, category: " World ")
    let subscription = try form.subscription(by: .fixture)
    #expect(subscription.address.text == address)
    #expect(subscription.category == .fixture("World"))
    #expect(NewsRules.fixture.feed(typed).address?.text == address)
  }
}

/// Addresses of feeds as programs write them.
struct FeedAddressTests {
  @Test(arguments: [
    ("https://a.example/feed#top", "https://a.example/feed"),
    ("feed:https://a.example/feed", "https://a.example/feed"),
    ("FEED://a.example/feed", "http://a.example/feed"),
    ("/feed", "https://tidewater.example/feed"), ("mailto:ada@a.example", nil),
  ])
  func areReadWithoutTheirFragment(_ text: String, _ address: String?) {
    let read = WebAddress.readNewsFeed(
      text, from: .fixture("https://tidewater.example/news"), hosts: FoundationHostNaming())
    #expect(read?.text == address)
  }

  @Test func areAbsoluteWithoutABase() {
    #expect(WebAddress.readNewsFeed("/feed", hosts: FoundationHostNaming()) == nil)
  }
}

@Suite struct StoryAuthorTests {
  @Test(arguments: ["https://ada.example/", "http://ada.example/me#top", "mailto:~ada@ada.example"])
  func keepsAnAddressOfTheWebOrOfMail(_ uri: String) {
    #expect(StoryAuthor(name: "Ada", uri: uri)?.uri == uri)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:x", "data:text/html,x",
    "file:///etc/passwd", "ada", "//ada.example/", "mailto:", "mailto:a b@ada.example",
    "mailto:a@ada.example\r\nBcc: b@ada.example", "https://user@ada.example/",
  ])
  func keepsNoOtherAddress(_ uri: String) {
    #expect(StoryAuthor(name: "Ada", uri: uri) == StoryAuthor(name: "Ada"))
    #expect(StoryAuthor(name: nil, uri: uri) == nil)
  }
}

struct StoryRetentionTests {
  @Test(arguments: [(0, 1), (-1, nil), (1_000_001, nil), (1, 0), (1, 36_501)] as [(Int, Int?)])
  func rejectsNumbersOutOfBounds(_ stories: Int, _ days: Int?) {
    #expect(StoryRetention(stories: stories, days: days) == nil)
  }

  @Test func acceptsTheBounds() {
    #expect(StoryRetention(stories: 1_000_000, days: 36_500)?.stories == 1_000_000)
    #expect(StoryRetention(stories: 1, days: 1)?.days == 1)
  }

  @Test func tombstonesCoverAWholeDocument() {
    #expect(StoryRetention.tombstoneLimit > ParsedFeed.entryLimit)
  }
}
