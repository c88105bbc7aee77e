import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import NewsCLI

/// Browsing news with piped input and the real view models.
@Suite struct CLINewsBrowseTests {
  @Test func startsWithTheStoredListAndThenShowsTheFetchedOne() async throws {
    let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
    let old = ParsedEntry.fixture(id: "1", seconds: -60)
    let world = StoryWorld(feeds: [
      "one": .fixture(old), "two": .fixture(old, .fixture(id: "2", title: "Bridge closed")),
    ])
    world.web.change { $0.publish("one", at: harbour) }
    try await world.subscribe(.unfetched("f1", harbour.text))
    try await world.refresh()
    world.web.change { $0.publish("two", at: harbour) }
    world.clock.set(Timestamp.fixture(2 * 3600))

    let console = ScriptedConsole(terminals: [.error])
    let screens = DefaultNewsScreens(world)
    let context = CommandContext.fixture(console: console, clock: world.clock)
    #expect(await NewsCLIFeature().walk(through: screens, in: context) == .success)
    #expect(
      console.output == """
        [All 1]
          1  • Harbour reopens
               The Tidewater Post · 2 hours ago
        1 feed: 1 new story.
        [All 2]
          1  • Bridge closed
               The Tidewater Post · just now
          2  • Harbour reopens
               The Tidewater Post · 2 hours ago

        """)
    // The progress line appears after the list and is erased before the next one.
    #expect(
      console.error == "\r1 of 1 feed … The Tidewater Post: 1 new, 0 changed\u{1B}[K"
        + "\r\u{1B}[KFetched just now.\n")
  }

  @Test func doesNotShowAnUnchangedListAgain() async {
    let output = await walk([]).output
    #expect(output.count(of: "Harbour reopens") == 1)
    #expect(repository.calls == [.page(everything), .refresh(nil, .due)])
  }

  @Test func aFailedRefreshKeepsTheListAndTheSession() async {
    repository.answer { answers in
      answers.progress = [RefreshProgress(done: 0, total: 1)]
      answers.refresh = .failure(.busy(reason: "Busy."))
    }
    let console = await walk(["2"])
    #expect(console.error.contains("seams: Busy.\n"))
    #expect(repository.calls.contains(.story(Story.ID("s2"))))
  }

  @Test func combinesFiltersAndTakesTabsByNameOrNumber() async {
    let console = await walk(
      ["tab world", "unread", "starred", "search red clay", "tab 1", "search", "tab 2", "tab"])
    let forms = repository.questions
    #expect(
      forms.map { $0.category?.name ?? "" } == [
        "", "World", "World", "World", "World", "", "", "World", "",
      ])
    #expect(
      forms.map { $0.words?.text ?? "" } == ["", "", "", "", "red clay", "red clay", "", "", ""])
    #expect(forms.map(\.isUnreadOnly) == [false, false] + Array(repeating: true, count: 7))
    #expect(forms.map(\.isStarredOnly) == [false, false, false] + Array(repeating: true, count: 6))
    #expect(console.output.contains("Only: unread, starred, search “red clay”\nAll 2  [World 1]\n"))
    #expect(console.output.contains("Only: unread, starred\nAll 2  [World 1]\n"))
  }

  @Test func turnsPagesAndReturnsToTheFirst() async {
    let place = StoryPosition(sortedAt: Timestamp.fixture(), id: Story.ID("s2"))
    repository.answer {
      $0.page = .success(StoryPage(headlines: Self.page.headlines, next: place, feeds: 1))
    }
    let console = await walk(["next", "unread", "list"])
    #expect(
      repository.questions.map { $0.after?.text ?? "" } == ["", "1767225600000-s2", "", ""])
    #expect(console.error.contains("Write “next” for more.\n"))
  }

  @Test func readsAStoryByItsNumberAndStarsTheOneOnDisplay() async {
    let console = await walk(["star", "2", "star", "unstar 1"])
    #expect(console.error.contains("Write “star [N]”, with a number from 1 to 2.\n"))
    #expect(
      repository.calls.suffix(6) == [
        .mark([Story.ID("s2")], asRead: true), .story(Story.ID("s2")),
        .star(Story.ID("s2"), true), .story(Story.ID("s2")),
        .star(Story.ID("s1"), false), .story(Story.ID("s1")),
      ])
    #expect(console.output.contains("Harbour reopens\n  Feed     The Tidewater Post\n"))
    #expect(console.output.hasSuffix("Unstarred “Harbour reopens”.\n"))
  }

  @Test func readAllMarksTheTabAndShowsTheList() async {
    let console = await walk(["tab World", "read-all"])
    // The list is not loaded again before: stories that have arrived since stay unread.
    #expect(
      repository.calls == [
        .page(everything), .refresh(nil, .due), .page(world),
        .markRead(.category(.fixture("World")), upTo: 7), .page(world),
      ])
    #expect(console.output.contains("Marked 3 stories as read.\nAll 2  [World 1]\n"))
  }

  @Test func addsAFeedToTheCurrentTabAndListsAndRemovesFeeds() async {
    let console = await walk([
      "remove 1", "tab World", "add b.example", "feeds", "remove 1", "no", "remove 1", "yes",
      "remove 1",
    ])
    #expect(
      repository.calls.contains(
        .add(.fixture("https://b.example/"), category: .fixture("World"))))
    #expect(console.output.contains("Added “The Tidewater Post” with 2 stories.\n"))
    #expect(console.output.contains("No category\n  1  The Tidewater Post · 1 of 3 unread"))
    let question =
      "Remove “The Tidewater Post” and the stories that no other feed has, except for starred "
      + "ones? yes/no \n"
    #expect(console.output.contains(question + "Not removed.\n"))
    #expect(console.output.contains(question + "Removed “The Tidewater Post”.\n"))
    #expect(repository.calls.filter { $0 == .remove(NewsFeed.ID("f1")) }.count == 1)
    #expect(console.error.count(of: "Write “feeds” first") == 2)
  }

  @Test func aNumberAfterTheFeedsListsTheStoriesOfAFeed() async {
    let console = await walk(["tab World", "feeds", "1", "2", "tab"])
    let questions = repository.questions
    #expect(questions.map { $0.feed?.raw ?? "" } == ["", "", "f1", ""])
    #expect(questions.map { $0.category?.name ?? "" } == ["", "World", "", ""])
    #expect(console.output.contains("Only: feed “f1”\n"))
    #expect(repository.calls.contains(.story(Story.ID("s2"))))
    #expect(!repository.calls.contains(.story(Story.ID("s1"))))
  }

  @Test func aNumberAfterTheFeedsStarsNoStory() async {
    let console = await walk(["feeds", "star 1", "unstar 1", "list", "star 2"])
    #expect(
      console.error.count(of: "The numbers on display are feeds. Write “list” first.\n") == 2)
    let stars = repository.calls.filter { call in
      if case .star = call { true } else { false }
    }
    #expect(stars == [.star(Story.ID("s2"), true)])
  }

  @Test func addsListsAndDropsFilters() async {
    let console = await walk(["block title red clay", "keep AGE 3", "filters", "drop 1", "block x"])
    #expect(
      repository.calls.suffix(7) == [
        .addFilter(.block, .title(.fixture("red clay"))), .filters,
        .addFilter(.keep, .age(.fixture(3))), .filters,
        .filters, .removeFilter(NewsFilter.ID(1)), .filters,
      ])
    #expect(console.error.contains("Write “block FIELD VALUE”"))
  }

  @Test func refreshFetchesAllFeedsAndShowsTheList() async {
    let console = await walk(["refresh"])
    // Notices name commands as they are typed here.
    #expect(console.error.contains("Subscribe to one with “add URL”"))
    #expect(!console.error.contains("seams news"))
    #expect(repository.calls.contains(.refresh(nil, .byHand)))
    #expect(repository.calls.last == .page(everything))
    #expect(console.output.count(of: "Harbour reopens") == 2)
  }

  @Test func bookmarkPassesOnARoute() async throws {
    let landing = BrowseEnvironment(context: .fixture(), features: ["bookmarks", "news"])
    var part = NewsBrowsePart(through: DefaultNewsScreens(repository: repository), from: landing)
    try await part.showAgain()
    #expect(try await part.perform(BrowseLine("bookmark 1")))
    #expect(
      landing.navigator.takePassedRoutes().map(\.description) == [
        "/bookmarks/new?url=https%3A%2F%2Ftidewater.example%2Fharbour&title=Harbour%20reopens"
      ])
    repository.answer { $0.story = .success(.fixture()) }
    #expect(try await part.perform(BrowseLine("bookmark 1")))
    #expect(landing.navigator.takePassedRoutes() == [])
  }

  @Test func followsRoutesOfOtherFeatures() async throws {
    var part = NewsBrowsePart(
      through: DefaultNewsScreens(repository: repository),
      from: BrowseEnvironment(context: .fixture())
    )
    let list = Route(path: ["news"], query: [.init("category", "World")])
    #expect(try await part.go(to: list))
    #expect(part.places.last == .list(StoryListForm(category: "World", limit: "20")))
    #expect(try await part.go(to: Route(path: ["news", "stories", "s1"])))
    #expect(part.places.last == .detail(Story.ID("s1")))
    #expect(try await part.go(to: Route(path: ["news", "feeds"])) && part.places.last == .feeds)
    #expect(try await part.go(to: Route(path: ["bookmarks"])) == false)
    for path in [["news", "transfer"], ["news", "preview"]] {
      await #expect(throws: BrowseFailure.self) { try await part.go(to: Route(path: path)) }
    }
  }

  @Test(arguments: [
    ("show \(Int.min)", "There is no entry “\(Int.min)”. Use a number from 1 to 2.\n"),
    ("next", "There are no more stories.\n"), ("add", "Write “add URL”.\n"),
    ("keep", "Write “keep FIELD VALUE”, as in “keep title football”.\n"),
    ("drop x", "The number of a filter must be an integer"),
    ("tab Arts", "There is no tab “Arts”. The tabs are All, World.\n"),
    ("tab \(Int.min)", "There is no tab “\(Int.min)”."),
    ("tab Worlds", "The tabs are All, World. Did you mean “World”?\n"),
  ])
  func rejectsInvalidLinesAndContinues(_ line: String, _ words: String) async {
    let console = await walk([line, "list"])
    #expect(console.error.contains(words))
    #expect(console.output.count(of: "Harbour reopens") == 2)
  }

  @Test func eachLetterMeansOneCommand() {
    let letters = NewsBrowsePart.commands.compactMap(\.help.letter)
    #expect(Set(letters + ["b", "h", "q"]).count == letters.count + 3)
  }

  /// A list prints each of its states, unlike the other places.
  @Test func endsIfTheOutputIsClosed() async {
    let console = ScriptedConsole(lines: ["list"])
    console.refuseOutput()
    let screens = DefaultNewsScreens(repository: repository)
    let status = await NewsCLIFeature().walk(through: screens, in: .fixture(console: console))
    #expect(status == .inputOutput)
    #expect(console.remainingLines == ["list"])
  }

  @Test func offersNoBookmarksIfThereAreNone() async {
    #expect(await !walk(["help"]).output.contains("bookmark"))
  }

  private static let page = StoryPage(
    headlines: [.fixture(), .fixture(id: "s2", title: "Bridge closed", isRead: true)],
    tabs: [
      NewsTab(category: nil, unread: 2), NewsTab(category: .fixture("World"), unread: 1),
    ], feeds: 1, lastStored: 7)

  @Test func backReturnsToThePlaceBefore() async {
    let console = await walk(["tab world", "1", "feeds", "back", "back", "back", "back"])
    #expect(
      repository.calls.filter { $0 != .mark([Story.ID("s1")], asRead: true) } == [
        .page(everything), .refresh(nil, .due), .page(world), .story(Story.ID("s1")),
        .story(Story.ID("s1")), .feeds, .story(Story.ID("s1")), .story(Story.ID("s1")),
        .page(world), .page(everything),
      ])
    #expect(console.error.hasSuffix("There is nothing to go back to yet.\n"))
  }

  private let repository = StubStoryRepository().answering {
    $0.page = .success(Self.page)
    $0.refresh = .success(RefreshReport(outcomes: [], total: 0))
    $0.story = .success(.fixture(link: "https://tidewater.example/harbour"))
    $0.markRead = .success(3)
    $0.add = .success(AddedFeed(feed: .fixture(), stories: 2))
    $0.feeds = .success([NewsFeedOverview(feed: .fixture(), unread: 1, stories: 3)])
    $0.filters = .success([])
  }
  private let everything = StoryQuestion(limit: .fixture(20))
  private let world = StoryQuestion(category: .fixture("World"), limit: .fixture(20))

  private func walk(_ lines: [String]) async -> ScriptedConsole {
    await NewsCLIFeature().walk(lines, through: DefaultNewsScreens(repository: repository))
  }
}
