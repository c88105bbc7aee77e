import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing

@testable import Server

/// The page that manages feeds.
@Suite struct ServerNewsFeedsTests {
  private let repository = StubStoryRepository()

  init() {
    let feeds = [
      NewsFeed.fixture(
        category: "World",
        ledger: FeedLedger(nextAt: Story.fixtureTime(60), failures: 2, trouble: "It is down.")),
      .fixture(id: "f2", address: "https://b.example/", title: "Idle Loop", category: "Art"),
      .fixture(id: "f3", address: "https://c.example/", title: "Away End"),
    ]
    repository.answer {
      $0.feeds = .success(feeds.map { NewsFeedOverview(feed: $0, unread: 2, stories: 9) })
    }
  }

  @Test func showsThemByCategoryWithWhatIsUnreadAndWhatIsWrong() async throws {
    let person = try await visit()
    #expect(person.page.texts("h2") == ["Art", "World", "Without a category", "Add a feed"])
    #expect(person.page.link("Idle Loop") == "/news?feed=f2&refresh=no")
    let items = person.page.texts("li")
    #expect(items.count == 3 && items.allSatisfy { $0.contains("2 unread of 9") })
    #expect(items[1].contains("It is down. It has failed 2 times."))
    #expect(items[1].contains("Asked again on 2026-01-01 00:01 UTC"))
    #expect(person.page.values(of: "value", "option") == ["Art", "World"])
    #expect(person.page.texts(role: "status").isEmpty)
  }

  @Test func saysThatAFeedIsAskedNoMore() async throws {
    let ledger = FeedLedger(
      nextAt: Story.fixtureTime(), failures: 1, trouble: "It is gone for good (410).",
      isRetired: true)
    repository.answer {
      $0.feeds = .success([NewsFeedOverview(feed: .fixture(ledger: ledger), unread: 0, stories: 0)])
    }
    let person = try await visit()
    #expect(person.page.texts("li")[0].contains("It is gone for good (410). It is asked no more."))
    #expect(!person.page.texts("li")[0].contains("Asked again"))
  }

  @Test func addsOneAndLeadsToAllOfThem() async throws {
    repository.answer { $0.add = .success(AddedFeed(feed: .fixture(), stories: 3)) }
    let person = try await visit()
    let reply = try await NewsSite(over: repository).press(
      "Add", at: person, typing: ["Address of a feed": "tidewater.example", "Category (": "World"])
    #expect(reply.fields[.location] == "/news/feeds?notice=added")
    #expect(
      repository.calls.contains(.add(NewsFeedForm(address: "tidewater.example", category: "World")))
    )
    #expect(person.page.texts(role: "status") == ["The feed was added."])
  }

  @Test func offersTheFeedsOfAPageEachWithAButton() async throws {
    let site = NewsSite(over: repository)
    let links = [
      FeedLink(address: .fixture("https://a.example/rss"), title: "<All>"),
      FeedLink(address: .fixture("https://a.example/atom")),
    ]
    repository.answer { $0.add = .failure(.choice(links)) }
    let reply = await site.reply(to: "/news/feeds", form: "address=a.example&category=World")
    #expect(reply.status == .unprocessableContent)
    let person = try await NewsSite(over: repository).looking(at: reply)
    #expect(person.page.texts(role: "alert") == ["The page offers several feeds"])
    #expect(person.page.texts("li").map { $0.hasSuffix("Add") } == [true, true])
    repository.answer { $0.add = .success(AddedFeed(feed: .fixture(), stories: 3)) }
    let button = try #require(person.page.request(tapping: "Add <All>"))
    let form = try #require(button.split(separator: "?").last)
    _ = await site.reply(to: "/news/feeds", form: String(form))
    #expect(
      repository.calls.last(where: { if case .add = $0 { true } else { false } })
        == .add(NewsFeedForm(address: "https://a.example/rss", category: "World")))
  }

  @Test(
    arguments: [
      (.malformed("x y", reason: "it is no address."), 422), (.knownFeed(.fixture()), 409),
      (.noFeed(.fixture()), 422), (.unreadable(.empty), 422),
      (.source(.privateNetwork("127.0.0.1")), 403), (.source(.unreachable("Nobody answers.")), 504),
    ] as [(StoryFailure, Int)])
  func saysWhyOneIsNotAddedAndKeepsTheForm(_ failure: StoryFailure, _ status: Int) async throws {
    repository.answer { $0.add = .failure(failure) }
    let reply = await NewsSite(over: repository).reply(
      to: "/news/feeds", form: "address=x+y&category=World")
    #expect(reply.status.code == status)
    let person = try await NewsSite(over: repository).looking(at: reply)
    #expect(person.page.texts(role: "alert")[0].hasPrefix(failure.description))
    #expect(person.page.field("Address of a feed") == "x y")
    #expect(person.page.field("Category (") == "World")
  }

  @Test func filesAndRemovesOne() async throws {
    repository.answer {
      $0.file = .success(.fixture())
      $0.remove = .success(.fixture())
    }
    let site = NewsSite(over: repository)
    let person = try await visit()
    #expect(
      person.page.request(tapping: "File The Tidewater Post")
        == "/news/feeds/f1/file?category=World")
    let filed = await site.reply(to: "/news/feeds/f1/file", form: "category=Sea")
    #expect(filed.fields[.location] == "/news/feeds?notice=filed")
    _ = try await site.press("Remove The Tidewater Post", at: person)
    #expect(
      person.page.texts(role: "status") == ["The feed was removed. Stories with a star were kept."])
    #expect(repository.calls.contains(.file("f1", under: "Sea")))
    #expect(repository.calls.contains(.remove("f1")))
  }

  @Test func tellsHowEveryFeedComesThatIsFetchedByHand() async throws {
    repository.answer {
      $0.progress = [RefreshProgress(done: 0, total: 1)]
      $0.refresh = .success(.served(.paused(until: Story.fixtureTime())))
    }
    let site = NewsSite(over: repository)
    let person = try await visit()
    let reply = try await site.press("Fetch The Tidewater Post now", at: person)
    let arrived = try await NewsSite(over: repository).looking(at: reply)
    #expect(arrived.page.spinners == [])
    #expect(arrived.page.texts("span").contains("0 of 1 feeds…"))
    #expect(arrived.page.texts(role: "status") == ["Nothing new from 1 feed."])
    #expect(
      arrived.page.texts("li")[0] == "The Tidewater Post: left alone until 2026-01-01 00:00 UTC")
    #expect(arrived.page.texts("h2").contains("World"))
    #expect(arrived.page.faults == [])
    #expect(repository.calls.contains(.refresh(["f1"], .byHand)))
    _ = try await site.press("Fetch every feed now", at: person)
    #expect(repository.calls.contains(.refresh([], .byHand)))
    #expect(await site.reply(to: "/news/feeds/refresh").fields[.location] == "/news/feeds")
  }

  @Test func saysWhichFeedIsNotThereToBeFetched() async throws {
    repository.answer { $0.refresh = .failure(.unknownFeed("f9")) }
    let reply = await NewsSite(over: repository).reply(to: "/news/feeds/refresh", form: "feed=f9")
    #expect(reply.status == .notFound)
    #expect(try await reply.text().contains("There is no feed “f9”."))
  }

  @Test func nothingThatComesFromOutsideBecomesMarkup() async throws {
    let hostile = #""><script>alert(1)</script>"#
    let feed = NewsFeed.fixture(
      id: hostile, title: hostile, category: hostile, ledger: FeedLedger(trouble: hostile))
    repository.answer {
      $0.feeds = .success([NewsFeedOverview(feed: feed, unread: 1, stories: 1)])
    }
    let person = try await visit()
    #expect(person.page.texts("h2").first == hostile)
    #expect(person.page.texts("script").isEmpty)
  }

  private func visit() async throws -> PageVisitor {
    let person = NewsSite(over: repository).visitor
    try await person.open("/news/feeds")
    #expect(person.page.faults == [])
    return person
  }
}
