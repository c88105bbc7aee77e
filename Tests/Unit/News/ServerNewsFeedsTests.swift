import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing

@testable import CoreWeb
@testable import NewsWeb

/// The page that manages feeds.
@Suite struct ServerNewsFeedsTests {
  private let repository = StubStoryRepository()

  init() {
    let feeds = [
      NewsFeed.fixture(
        category: "World",
        language: "ja",
        fetchState: FetchState(
          fetchedAt: Story.fixtureTime(), nextAt: Story.fixtureTime(60), failures: 2,
          trouble: "It is down.")),
      .fixture(id: "f2", address: "https://b.example/", title: "Idle Loop", category: "Art"),
      .fixture(id: "f3", address: "https://c.example/", title: "Away End"),
    ]
    repository.answer {
      $0.feeds = .success(feeds.map { NewsFeedOverview(feed: $0, unread: 2, stories: 9) })
    }
  }

  @Test func listsTheFeedsByCategoryWithTheirStatus() async throws {
    let person = try await visit()
    #expect(person.page.texts("h2") == ["Add a feed", "Art", "World", "No category"])
    #expect(person.page.link("Idle Loop") == "/news?feed=f2&refresh=no")
    let items = person.page.texts("li")
    #expect(items.count == 3 && items.allSatisfy { $0.contains("2 unread of 9 stories") })
    #expect(items[1].contains("It is down. Failed 2 times."))
    #expect(items[1].contains("Next refresh: 2026-01-01 00:01 UTC"))
    #expect(items[1].contains("of 9 stories · updated 1 Jan, 00:00"))
    #expect(person.page.values(of: "title", "time") == ["2026-01-01 00:00 UTC"])
    #expect(person.page.values(of: "lang", "bdi") == ["ja"])
    #expect(person.page.values(of: "value", "option") == ["Art", "World"])
    #expect(person.page.texts(role: "status").isEmpty)
  }

  @Test func saysThatARetiredFeedIsNotFetchedAnyMore() async throws {
    let fetchState = FetchState(
      nextAt: Story.fixtureTime(), failures: 1, trouble: "The feed is permanently gone (410).",
      isRetired: true)
    repository.answer {
      $0.feeds = .success([
        NewsFeedOverview(feed: .fixture(fetchState: fetchState), unread: 0, stories: 0)
      ])
    }
    let person = try await visit()
    #expect(
      person.page.texts("li")[0].contains(
        "The feed is permanently gone (410). It is not fetched any more."))
    #expect(!person.page.texts("li")[0].contains("Next refresh"))
    #expect(person.page.texts("li")[0].contains("0 stories"))
    #expect(person.page.texts("button").filter { $0 == "Remove" } == ["Remove"])
    #expect(person.page.request(tapping: "Try again: The Tidewater Post") == nil)
  }

  @Test func aFailedFeedCanBeTriedAgain() async throws {
    let person = try await visit()
    #expect(
      person.page.request(tapping: "Try again: The Tidewater Post")
        == "/news/feeds/refresh?feed=f1")
    #expect(person.page.request(tapping: "Try again: Idle Loop") == nil)
  }

  @Test func saysHowToBeginIfThereAreNoFeeds() async throws {
    repository.answer { $0.feeds = .success([]) }
    let person = try await visit()
    #expect(
      person.page.texts(role: "status") == [
        "There are no feeds yet. Add one above, or import a list from another feed reader."
      ])
    #expect(person.page.link("import a list") == "/news/transfer")
    #expect(person.page.request(tapping: "Refresh all feeds") == nil)
  }

  @Test func addsAFeedAndShowsAllFeeds() async throws {
    repository.answer { $0.add = .success(AddedFeed(feed: .fixture(), stories: 3)) }
    let person = try await visit()
    let reply = try await NewsSite(over: repository).press(
      "Add", at: person, typing: ["Address of a feed": "tidewater.example", "Category (": "World"])
    #expect(reply.fields[.location] == "/news/feeds?notice=added")
    #expect(
      repository.calls.contains(
        .add(.fixture("https://tidewater.example/"), category: .fixture("World")))
    )
    #expect(person.page.texts(role: "status") == ["The feed was added."])
  }

  @Test func offersAButtonForEachFeedOfAPage() async throws {
    let site = NewsSite(over: repository)
    let links = [
      FeedLink(address: .fixture("https://a.example/rss"), title: "<All>"),
      FeedLink(address: .fixture("https://a.example/atom")),
    ]
    repository.answer { $0.add = .failure(.choice(links)) }
    let reply = await site.reply(to: "/news/feeds", form: "address=a.example&category=World")
    #expect(reply.status == .unprocessableContent)
    let person = try await NewsSite(over: repository).looking(at: reply)
    #expect(person.page.texts(role: "alert") == ["The page links to several feeds"])
    #expect(person.page.texts("li").map { $0.hasSuffix("Add") } == [true, true])
    repository.answer { $0.add = .success(AddedFeed(feed: .fixture(), stories: 3)) }
    let button = try #require(person.page.request(tapping: "Add <All>"))
    let form = try #require(button.split(separator: "?").last)
    _ = await site.reply(to: "/news/feeds", form: String(form))
    #expect(
      repository.calls.last(where: { if case .add = $0 { true } else { false } })
        == .add(.fixture("https://a.example/rss"), category: .fixture("World")))
  }

  @Test(
    arguments: [
      (.knownFeed(.fixture()), 409),
      (.noFeed(.fixture()), 422), (.unreadable(.empty), 422),
      (.source(.privateNetwork("127.0.0.1")), 403), (.source(.unreachable("Nobody answers.")), 504),
    ] as [(StoryFailure, Int)])
  func saysWhyAFeedIsNotAddedAndKeepsTheForm(_ failure: StoryFailure, _ status: Int) async throws {
    repository.answer { $0.add = .failure(failure) }
    let reply = await NewsSite(over: repository).reply(
      to: "/news/feeds", form: "address=a.example&category=World")
    #expect(reply.status.code == status)
    let person = try await NewsSite(over: repository).looking(at: reply)
    #expect(person.page.texts(role: "alert")[0].hasPrefix(failure.description))
    #expect(person.page.field("Address of a feed") == "a.example")
    #expect(person.page.field("Category (") == "World")
  }

  @Test func marksEveryInvalidFieldAndKeepsTheForm() async throws {
    let site = NewsSite(over: repository)
    let reply = await site.reply(to: "/news/feeds", form: "address=x+y&category=a%07b")
    #expect(reply.status == .unprocessableContent)
    let person = try await site.looking(at: reply)
    #expect(
      person.page.texts(role: "alert") == [
        "Invalid web address “x y”. Write it as “https://example.org/feed.xml”.",
        "Category must have 1 to 60 characters on one line, got “a\u{FFFD}b”.",
      ])
    #expect(
      person.page.values(of: "aria-describedby", "input") == [
        "address-objection", "category-objection",
      ])
    #expect(person.page.field("Address of a feed") == "x y")
    #expect(person.page.values(of: "autofocus", "input").count == 1)
    #expect(repository.calls.isEmpty)
    let filed = await site.reply(to: "/news/feeds/f1/file", form: "category=a%07b")
    let page = try await site.looking(at: filed).page
    #expect(page.texts(role: "alert").count == 1)
    #expect(page.values(of: "aria-describedby", "input") == [])
  }

  @Test func movesAndRemovesAFeed() async throws {
    repository.answer {
      $0.file = .success(.fixture())
    }
    let site = NewsSite(over: repository)
    let person = try await visit()
    #expect(
      person.page.request(tapping: "Move The Tidewater Post")
        == "/news/feeds/f1/file?category=World")
    let filed = await site.reply(to: "/news/feeds/f1/file", form: "category=Sea")
    #expect(filed.fields[.location] == "/news/feeds?notice=filed")
    _ = try await site.press("Remove The Tidewater Post", at: person)
    #expect(
      person.page.texts(role: "status") == ["The feed was removed. Starred stories were kept."])
    #expect(repository.calls.contains(.file(NewsFeed.ID("f1"), under: .fixture("Sea"))))
    #expect(repository.calls.contains(.remove(NewsFeed.ID("f1"))))
  }

  @Test func streamsTheResultsOfAManualRefresh() async throws {
    repository.answer {
      $0.progress = [RefreshProgress(done: 0, total: 1)]
      $0.refresh = .success(.served(.paused(until: Story.fixtureTime())))
    }
    let site = NewsSite(over: repository)
    let person = try await visit()
    let reply = try await site.press("Refresh The Tidewater Post", at: person)
    let arrived = try await NewsSite(over: repository).looking(at: reply)
    #expect(arrived.page.spinners == [])
    #expect(arrived.page.texts("span").contains("0 of 1 feeds…"))
    #expect(arrived.page.texts(role: "status") == ["No new stories from 1 feed."])
    #expect(
      arrived.page.texts("li")[0] == "The Tidewater Post: paused until 2026-01-01 00:00 UTC")
    #expect(arrived.page.texts("h2").contains("World"))
    #expect(arrived.page.faults == [])
    #expect(repository.calls.contains(.refresh([NewsFeed.ID("f1")], .byHand)))
    _ = try await site.press("Refresh all feeds", at: person)
    #expect(repository.calls.contains(.refresh(nil, .byHand)))
    #expect(await site.reply(to: "/news/feeds/refresh").fields[.location] == "/news/feeds")
  }

  @Test func namesAnUnknownFeed() async throws {
    repository.answer { $0.lookUp = .failure(.unknownFeed("f9")) }
    let reply = await NewsSite(over: repository).reply(to: "/news/feeds/refresh", form: "feed=f9")
    #expect(reply.status == .notFound)
    #expect(try await reply.text().contains("Unknown feed “f9”."))
  }

  @Test func escapesForeignText() async throws {
    let hostile = #""><script>alert(1)</script>"#
    let feed = NewsFeed.fixture(
      id: hostile, title: hostile, category: hostile, fetchState: FetchState(trouble: hostile))
    repository.answer {
      $0.feeds = .success([NewsFeedOverview(feed: feed, unread: 1, stories: 1)])
    }
    let person = try await visit()
    #expect(person.page.texts("h2") == ["Add a feed", hostile])
    #expect(person.page.texts("script") == [""])
  }

  private func visit() async throws -> PageVisitor {
    let person = NewsSite(over: repository).visitor
    try await person.open("/news/feeds")
    #expect(person.page.faults == [])
    return person
  }
}
