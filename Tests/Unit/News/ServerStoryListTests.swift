import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import NewsWeb

/// The list page as the user operates it: the page, the route, the controller, the view model and
/// the binding.
@Suite struct ServerStoryListTests {
  private let repository = StubStoryRepository().answering {
    $0.refresh = .success(RefreshReport(outcomes: [], total: 0))
    $0.page = .success(.served())
  }
  private var site: Site { Site(over: repository) }

  @Test func readsTheFormFromTheQuery() async throws {
    _ = try await site.visit(
      "/news?category=Science&feed=f1&unread=yes&starred=yes&q=tide+mill&limit=7&cursor=5-x&refresh=no"
    )
    let question = StoryQuestion(
      category: .fixture("Science"), feed: NewsFeed.ID("f1"), isUnreadOnly: true,
      isStarredOnly: true, words: StoryWords("tide mill"), limit: .fixture(7),
      after: StoryPosition(text: "5-x"))
    #expect(repository.calls == [.lookUp([.fixture("f1")]), .page(question)])
  }

  @Test(arguments: [
    ("/news?unread=perhaps", "“unread” must be one of “yes”, “no”, got “perhaps”."),
    ("/news?refresh=1", "“refresh” must be one of “yes”, “no”, got “1”."),
  ])
  func rejectsAnInvalidQuery(_ path: String, _ sentence: String) async throws {
    let person = try await site.visit(path)
    #expect(person.status == .unprocessableContent)
    #expect(person.page.texts(role: "alert") == [sentence])
    #expect(repository.calls.isEmpty)
  }

  @Test func marksEveryInvalidFieldAndKeepsTheForm() async throws {
    let words = String(repeating: "a", count: StoryWords.limit + 1)
    let person = try await site.visit("/news?limit=0&cursor=x&q=\(words)")
    #expect(person.status == .unprocessableContent)
    let alerts = person.page.texts(role: "alert")
    #expect(alerts.count == 2)
    #expect(alerts[0].hasPrefix("A search must have at most 500 bytes, got “aaa"))
    #expect(
      alerts[1]
        == "The limit must be between 1 and 40000, got “0”. Use an integer in that range, "
        + "or leave it out. Invalid cursor “x”. Copy it from another page of the list.")
    #expect(person.page.values(of: "aria-describedby", "input") == ["q-objection"])
    #expect(person.page.field("Search stories") == words)
    #expect(person.page.link("Show all stories") == "/news")
    #expect(repository.calls.isEmpty)
  }

  @Test func showsTitleExcerptSourceAndTime() async throws {
    let carriers = [
      StoryCarrier.fixture(), .fixture(feed: "f2", title: "B"), .fixture(feed: "f3", title: "C"),
    ]
    let page = try await visit(
      .served([
        .fixture(title: "Harbour reopens", excerpt: "After a winter.", carriers: carriers),
        .fixture(id: "s2", title: "Old one", seconds: -31_536_000, carriers: [], isRead: true),
      ])
    ).page
    #expect(
      page.texts("article") == [
        "Harbour reopens After a winter. New The Tidewater Post and 2 others · 1 Jan, 00:00 ✓ ☆",
        "Old one Removed feed · 1 Jan 2025 ○ ☆",
      ])
    #expect(page.link("Harbour reopens") == "/news/stories/s1")
    #expect(
      page.values(of: "datetime", "time").prefix(2) == [
        "2026-01-01T00:00:00Z", "2025-01-01T00:00:00Z",
      ])
    #expect(page.values(of: "title", "time") == ["2026-01-01 00:00 UTC", "2025-01-01 00:00 UTC"])
    #expect(page.values(of: "class", "article") == ["card lead", "card done"])
    // The script finds what a key is about by these attributes.
    #expect(page.values(of: "data-entry", "article").count == 2)
    #expect(page.values(of: "data-action", "button") == ["read", "star", "read", "star"])
  }

  @Test func marksTheTextWithTheLanguageOfItsFeed() async throws {
    let page = try await visit(
      .served([.fixture(excerpt: "A", carriers: [.fixture(language: "ja")]), .fixture(id: "s2")])
    ).page
    #expect(page.values(of: "lang", "h2") == ["ja"])
    #expect(page.values(of: "lang", "p") == ["ja"])
    #expect(page.values(of: "dir", "h2") == ["auto", "auto"])
  }

  /// The next story is then one of the same list.
  @Test func aStoryIsOpenedInItsList() async throws {
    let page = try await site.visit("/news?category=Science&unread=yes&limit=7&refresh=no").page
    #expect(page.link("Harbour reopens") == "/news/stories/s1?category=Science&unread=yes")
  }

  @Test func enlargesOnlyTheNewestStory() async throws {
    for path in ["/news?q=tide&refresh=no", "/news?cursor=5-x&refresh=no"] {
      let page = try await site.visit(path).page
      #expect(page.values(of: "class", "article") == ["card"])
    }
  }

  @Test func linksTheTabsToCategoriesWithUnreadCounts() async throws {
    let tabs = [
      NewsTab(category: nil, unread: 15), NewsTab(category: .fixture("Science"), unread: 12),
      NewsTab(category: .fixture("Art & Craft"), unread: 0),
    ]
    repository.answer { $0.page = .success(.served(tabs: tabs)) }
    let person = try await site.visit("/news?category=Science&unread=yes&refresh=no")
    #expect(person.page.link("All 15 unread") == "/news?unread=yes")
    #expect(person.page.link("Science 12 unread") == "/news?category=Science&unread=yes")
    #expect(person.page.link("Art & Craft") == "/news?category=Art%20%26%20Craft&unread=yes")
    #expect(person.page.values(of: "aria-current", "a") == ["page", "page", "true"])
    #expect(person.page.link("✓ Unread") == "/news?category=Science")
    #expect(person.page.link("Starred") == "/news?category=Science&unread=yes&starred=yes")
  }

  @Test func linksToOlderAndNewerStories() async throws {
    let position = StoryPosition(sortedAt: Timestamp.fixture(), id: Story.ID("s9"))
    repository.answer { $0.page = .success(.served(next: position)) }
    let person = try await site.visit("/news?category=Science&refresh=no")
    #expect(
      person.page.link("Older stories")
        == "/news?category=Science&cursor=1767225600000-s9&refresh=no")
    #expect(person.page.values(of: "rel", "a") == ["next"])
    repository.answer { $0.page = .success(.served(previous: position, next: position)) }
    try await person.open("/news?category=Science&cursor=5-x&refresh=no")
    #expect(
      person.page.link("Newer stories")
        == "/news?category=Science&cursor=before-1767225600000-s9&refresh=no")
    #expect(person.page.values(of: "rel", "a") == ["prev", "next"])
    _ = try await site.visit("/news?cursor=before-5-x&refresh=no")
    #expect(repository.calls.last == .page(StoryQuestion(before: StoryPosition(text: "5-x"))))
  }

  @Test func showsTheLastUpdateAndTheFailingFeeds() async throws {
    let troubles = [
      NewsFeedTrouble(
        feed: NewsFeed.ID("f1"), title: "Gone", reason: "It is gone.", isRetired: true),
      NewsFeedTrouble(feed: NewsFeed.ID("f2"), title: "Down", reason: "It is down."),
    ]
    let page = try await visit(.served(troubles: troubles)).page
    #expect(page.texts("summary") == ["2 feeds could not be updated"])
    #expect(
      page.texts("li") == [
        "Gone: It is gone. It is not fetched any more.", "Down: It is down.",
      ])
    #expect(page.texts("p").contains("Last updated on 2026-01-01 01:00 UTC. Times are in UTC."))
  }

  @Test(arguments: [
    ("", 0, "There are no feeds yet. Add one, or import a list from another feed reader."),
    ("q=x", 2, "No stories found."), ("cursor=5-x", 2, "There are no older stories."),
    ("cursor=before-5-x", 2, "There are no newer stories."),
    ("starred=yes", 2, "There are no starred stories here."),
    ("unread=yes", 2, "There are no unread stories here."),
    ("", 2, "There are no stories to show here."),
  ])
  func saysWhyTheListIsEmpty(_ query: String, _ feeds: Int, _ sentence: String) async throws {
    repository.answer { $0.page = .success(.served([], feeds: feeds)) }
    let page = try await site.visit("/news?refresh=no&\(query)").page
    #expect(page.texts(role: "status") == [sentence])
    #expect((page.link("Add a feed") != nil) == (feeds == 0))
    #expect(page.request(tapping: "Mark all as read") == nil)
  }

  @Test(arguments: [
    ("", "News"), ("unread=yes", "Unread stories"), ("starred=yes", "Starred stories"),
    ("starred=yes&unread=yes", "Unread starred stories"),
  ])
  func theTitleNamesTheFilter(_ query: String, _ title: String) async throws {
    let person = try await site.visit("/news?refresh=no&\(query)")
    #expect(person.page.texts("h1") == [title])
  }

  @Test func aBlankSearchShowsTheWholeList() async throws {
    let page = try await site.visit("/news?q=%20%09&refresh=no").page
    #expect(page.texts("h1") == ["News"])
    #expect(page.field("Search stories") == "")
    #expect(page.link("Harbour reopens") == "/news/stories/s1")
    #expect(page.request(tapping: "Mark all as read") != nil)
    #expect(repository.calls == [.page(StoryQuestion())])
  }

  @Test func searchesWithinTheCurrentFilters() async throws {
    let person = try await site.visit("/news?category=Science&unread=yes&refresh=no")
    person.type("tide mill", into: "Search stories")
    try await person.tap("Search")
    #expect(
      repository.calls.last
        == .page(
          StoryQuestion(
            category: .fixture("Science"), isUnreadOnly: true, words: StoryWords("tide mill"))))
    #expect(person.page.field("Search stories") == "tide mill")
    #expect(person.page.texts("h1") == ["Search: tide mill"])
  }

  @Test(
    arguments: [
      (
        .fixture(isStarred: true), "Star “Harbour reopens”", .star(Story.ID("s1"), true),
        "Unstar “Harbour reopens”", .star(Story.ID("s1"), false)
      ),
      (
        .fixture(isRead: true), "Mark “Harbour reopens” as read",
        .mark([Story.ID("s1")], asRead: true), "Mark “Harbour reopens” as unread",
        .mark([Story.ID("s1")], asRead: false)
      ),
    ] as [(StoryHeadline, String, StubStoryRepository.Call, String, StubStoryRepository.Call)])
  func starsOrMarksAStoryAndReturnsToItsCard(
    _ changed: StoryHeadline, _ button: String, _ call: StubStoryRepository.Call, _ undo: String,
    _ other: StubStoryRepository.Call
  ) async throws {
    repository.answer { $0.story = .success(.fixture()) }
    let person = try await site.visit("/news?category=Science&refresh=no")
    let reply = try await site.press(button, at: person)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/news?category=Science&refresh=no#at-s1")
    #expect(repository.calls.contains(call))
    repository.answer { $0.page = .success(.served([changed])) }
    try await person.open("/news?refresh=no")
    _ = try await site.press(undo, at: person)
    #expect(repository.calls.contains(other))
  }

  /// The button's card is not in the new list, so a fragment that names it would lead to the top.
  @Test(arguments: [
    ("unread=yes", "Mark “A” as read", "at-s2"), ("unread=yes", "Mark “B” as read", "at-s3"),
    ("unread=yes", "Mark “C” as read", "at-s2"), ("unread=yes", "Unstar “B”", "at-s2"),
    ("starred=yes", "Unstar “A”", "at-s2"), ("starred=yes", "Unstar “C”", "at-s2"),
    ("starred=yes", "Mark “B” as read", "at-s2"),
    ("unread=yes&starred=yes", "Unstar “B”", "at-s3"),
    ("unread=yes&starred=yes", "Mark “B” as read", "at-s3"),
  ])
  func returnsToTheNextCardIfTheListLosesTheStory(
    _ query: String, _ button: String, _ card: String
  ) async throws {
    let stories = zip(["s1", "s2", "s3"], ["A", "B", "C"]).map { id, title in
      StoryHeadline.fixture(id: id, title: title, isStarred: true)
    }
    repository.answer {
      $0.page = .success(.served(stories))
      $0.story = .success(.fixture())
    }
    let person = try await site.visit("/news?\(query)&refresh=no")
    let reply = try await site.press(button, at: person)
    #expect(reply.fields[.location] == "/news?\(query)&refresh=no#\(card)")
  }

  @Test func returnsToTheListIfItLosesItsOnlyStory() async throws {
    repository.answer { $0.story = .success(.fixture()) }
    let person = try await site.visit("/news?unread=yes&refresh=no")
    let reply = try await site.press("Mark “Harbour reopens” as read", at: person)
    #expect(reply.fields[.location] == "/news?unread=yes&refresh=no")
  }

  @Test func marksTheShownStoriesAsReadButNotThoseThatArrivedAfterThePage() async throws {
    repository.answer {
      $0.page = .success(.served(lastStored: 7))
      $0.markRead = .success(12)
    }
    let person = try await site.visit("/news?category=Science&refresh=no")
    repository.answer { $0.page = .success(.served([.fixture(isRead: true)], lastStored: 8)) }
    let reply = try await site.press("Mark all as read", at: person)
    #expect(reply.fields[.location] == "/news?category=Science&refresh=no")
    #expect(repository.calls.contains(.markRead(.category(.fixture("Science")), upTo: 7)))
    #expect(person.page.request(tapping: "Mark all as read") == nil)
  }

  @Test(arguments: [
    ("", ReadingScope.everything), ("category=%20", .everything),
    ("feed=f1", .feed(NewsFeed.ID("f1"))), ("feed=f1&category=%20", .feed(NewsFeed.ID("f1"))),
  ])
  func marksTheStoriesOfAListWithoutACategory(
    _ query: String, _ scope: ReadingScope
  ) async throws {
    repository.answer { $0.markRead = .success(12) }
    let person = try await site.visit("/news?refresh=no&\(query)")
    let reply = try await site.press("Mark all as read", at: person)
    #expect(reply.status == .seeOther)
    #expect(repository.calls.contains(.markRead(scope, upTo: 0)))
  }

  /// The button would mark more stories than the page shows.
  @Test(arguments: ["q=tide", "starred=yes", "feed=f1&category=World"])
  func offersNoMarkAllForASearch(_ query: String) async throws {
    let page = try await site.visit("/news?refresh=no&\(query)").page
    #expect(page.texts("article").count == 1)
    #expect(page.request(tapping: "Mark all as read") == nil)
  }

  @Test(
    arguments: [
      ([], "The Tidewater Post", "The Tidewater Post"), ([.fixture()], "<b>", "<b>"),
      ([], nil, "f1"),
    ] as [([StoryHeadline], String?, String)])
  func namesTheFeedOfTheFilter(
    _ headlines: [StoryHeadline], _ title: String?, _ shown: String
  ) async throws {
    repository.answer { $0.page = .success(.served(headlines, feedTitle: title)) }
    let page = try await site.visit("/news?feed=f1&refresh=no").page
    #expect(page.texts("p").contains("Feed: \(shown). Show all feeds"))
    #expect(page.link("Show all feeds") == "/news")
  }

  @Test(arguments: [#"<script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let carrier = StoryCarrier.fixture(title: hostile)
    let trouble = NewsFeedTrouble(feed: NewsFeed.ID(hostile), title: hostile, reason: hostile)
    repository.answer {
      $0.page = .success(
        .served(
          [.fixture(id: hostile, title: hostile, excerpt: hostile, carriers: [carrier])],
          tabs: [NewsTab(category: NewsCategory(hostile), unread: 1)], troubles: [trouble]))
    }
    let person = try await site.visit("/news?refresh=no")
    person.type(hostile, into: "Search stories")
    try await person.tap("Search")
    #expect(person.page.field("Search stories") == hostile)
    #expect(person.page.texts("h2") == [hostile])
    #expect(person.page.texts("script") == [""])
    for name in ["a", "input", "button", "article"] {
      #expect(person.page.values(of: "onfocus", name).isEmpty)
    }
    #expect(person.page.faults == [])
  }

  @Test(arguments: [("201", 200), ("40000", 200), ("7", 7)])
  func asksForAtMostTwoHundredStories(_ limit: String, _ most: Int) async throws {
    for place in ["/news?refresh=no&", "/api/v1/news/stories?", "/api/v1/news/refresh/states?"] {
      _ = try await site.reply(to: "\(place)limit=\(limit)").wholeText()
      #expect(repository.questions.last == StoryQuestion(limit: .fixture(most)))
    }
  }

  /// The page builds its links itself. They must lead to the same routes as the screen.
  @Test(arguments: [
    StoryListForm(), StoryListForm(category: "Art & Craft", isUnreadOnly: true, words: "a b"),
    StoryListForm(feed: "f1", isStarredOnly: true, limit: "7", cursor: "5-x"),
    StoryListForm(cursor: "before-5-x"),
  ])
  func linksToTheRoutesOfTheScreen(_ form: StoryListForm) async throws {
    let screens = DefaultNewsScreens(repository: repository)
    #expect(screens.destination(of: NewsRoutes.front(form)) == .list(form))
    let navigator = SpyNavigator()
    await screens.list(navigator: navigator).send(.open(Story.ID("a/b")))
    #expect(navigator.routes == [NewsRoutes.story(Story.ID("a/b"))])
    let places: [(Route, NewsDestination)] = [
      (NewsRoutes.feeds, .feeds), (NewsRoutes.filters, .filters), (NewsRoutes.transfer, .transfer),
      (NewsRoutes.preview("https://a.example/"), .preview(address: "https://a.example/")),
    ]
    for (route, place) in places { #expect(screens.destination(of: route) == place) }
  }

  private func visit(_ page: StoryPage) async throws -> PageVisitor {
    repository.answer { $0.page = .success(page) }
    return try await site.visit("/news?refresh=no")
  }
}
