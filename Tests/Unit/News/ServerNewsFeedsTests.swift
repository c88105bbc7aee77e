import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import NewsWeb

/// The page that manages feeds.
@Suite struct ServerNewsFeedsTests {
  private let repository = StubStoryRepository().answering {
    let feeds = [
      NewsFeed.fixture(
        category: "World",
        language: "ja",
        fetchState: FetchState(
          fetchedAt: Timestamp.fixture(), nextAt: Timestamp.fixture(60), failures: 2,
          trouble: "It is down.")),
      .fixture(id: "f2", address: "https://b.example/", title: "Idle Loop", category: "Art"),
      .fixture(id: "f3", address: "https://c.example/", title: "Away End"),
    ]
    $0.feeds = .success(feeds.map { NewsFeedOverview(feed: $0, unread: 2, stories: 9) })
  }
  private var site: Site { Site(over: repository) }

  @Test func listsTheFeedsByCategoryWithTheirStatus() async throws {
    let page = try await site.visit("/news/feeds").page
    #expect(page.texts("h2") == ["Add a feed", "Art", "World", "No category"])
    #expect(page.link("Idle Loop") == "/news?feed=f2&refresh=no")
    let items = page.texts("li")
    #expect(items.count == 3 && items.allSatisfy { $0.contains("2 unread of 9 stories") })
    #expect(items[1].contains("It is down. Failed 2 times."))
    #expect(items[1].contains("Next refresh: 2026-01-01 00:01 UTC"))
    #expect(items[1].contains("of 9 stories · updated 1 Jan, 00:00"))
    #expect(page.values(of: "title", "time") == ["2026-01-01 00:00 UTC"])
    #expect(page.values(of: "lang", "bdi") == ["ja"])
    #expect(page.values(of: "value", "option") == ["Art", "World"])
    #expect(page.texts(role: "status").isEmpty)
    #expect(page.request(tapping: "Try again: The Tidewater Post") == "/news/feeds/refresh?feed=f1")
    #expect(page.request(tapping: "Try again: Idle Loop") == nil)
  }

  @Test func saysThatARetiredFeedIsNotFetchedAnyMore() async throws {
    let fetchState = FetchState(
      nextAt: Timestamp.fixture(), failures: 1, trouble: "The feed is permanently gone (410).",
      isRetired: true)
    repository.answer {
      $0.feeds = .success([
        NewsFeedOverview(feed: .fixture(fetchState: fetchState), unread: 0, stories: 0)
      ])
    }
    let page = try await site.visit("/news/feeds").page
    #expect(
      page.texts("li")[0].contains(
        "The feed is permanently gone (410). It is not fetched any more."))
    #expect(!page.texts("li")[0].contains("Next refresh"))
    #expect(page.texts("li")[0].contains("0 stories"))
    #expect(page.texts("button").filter { $0 == "Remove" } == ["Remove"])
    #expect(page.request(tapping: "Try again: The Tidewater Post") == nil)
  }

  @Test func saysHowToBeginIfThereAreNoFeeds() async throws {
    repository.answer { $0.feeds = .success([]) }
    let page = try await site.visit("/news/feeds").page
    #expect(
      page.texts(role: "status") == [
        "There are no feeds yet. Add one above, or import a list from another feed reader."
      ])
    #expect(page.link("import a list") == "/news/transfer")
    #expect(page.request(tapping: "Refresh all feeds") == nil)
  }

  @Test func addsAFeedAndShowsAllFeeds() async throws {
    repository.answer { $0.add = .success(AddedFeed(feed: .fixture(), stories: 3)) }
    let person = try await site.visit("/news/feeds")
    let reply = try await site.press(
      "Add", at: person, typing: ["Address of a feed": "tidewater.example", "Category (": "World"])
    #expect(reply.fields[.location] == "/news/feeds?notice=added")
    #expect(
      repository.calls.contains(
        .add(.fixture("https://tidewater.example/"), category: .fixture("World")))
    )
    #expect(person.page.texts(role: "status") == ["The feed was added."])
  }

  @Test func offersAButtonForEachFeedOfAPage() async throws {
    let links = [
      FeedLink(address: .fixture("https://a.example/rss"), title: "<All>"),
      FeedLink(address: .fixture("https://a.example/atom")),
    ]
    repository.answer { $0.add = .failure(.choice(links)) }
    let reply = await site.reply(to: "/news/feeds", form: "address=a.example&category=World")
    #expect(reply.status == .unprocessableContent)
    let person = try await site.looking(at: reply)
    #expect(
      person.page.texts(role: "alert") == ["The page links to several feeds. Choose one:"])
    #expect(person.page.values(of: "role", "h2") == [])
    #expect(person.page.texts("li").prefix(2).map { $0.hasSuffix("Add") } == [true, true])
    repository.answer { $0.add = .success(AddedFeed(feed: .fixture(), stories: 3)) }
    let button = try #require(person.page.request(tapping: "Add <All>"))
    let form = try #require(button.split(separator: "?").last)
    _ = await site.reply(to: "/news/feeds", form: String(form))
    #expect(
      repository.calls.last(where: { if case .add = $0 { true } else { false } })
        == .add(.fixture("https://a.example/rss"), category: .fixture("World")))
  }

  @Test func saysWhyAFeedIsNotAddedAndKeepsTheForm() async throws {
    let failure = StoryFailure.knownFeed(.fixture())
    repository.answer { $0.add = .failure(failure) }
    let reply = await site.reply(to: "/news/feeds", form: "address=a.example&category=World")
    #expect(reply.status == .conflict)
    let page = try await site.looking(at: reply).page
    #expect(page.texts(role: "alert") == [failure.description])
    #expect(page.field("Address of a feed") == "a.example")
    #expect(page.field("Category (") == "World")
    #expect(page.texts("h2") == ["Add a feed", "Art", "World", "No category"])
  }

  @Test(arguments: [nil, "Demo."] as [String?])
  func suggestsTheDemoUnlessTheServerIsOne(_ note: String?) async throws {
    repository.answer { $0.add = .failure(.source(.unreachable("Nobody answers."))) }
    let html = try await Site(over: repository, note: note)
      .reply(to: "/news/feeds", form: "address=a.example&category=World").wholeText()
    #expect(html.contains("Nobody answers.") && html.contains("--demo") == (note == nil))
  }

  @Test func marksEveryInvalidFieldAndKeepsTheForm() async throws {
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
    #expect(person.page.link("Idle Loop") != nil)
    #expect(repository.calls == [.feeds])
  }

  @Test func aFailedMoveKeepsTheFeedsAndTheTypedCategory() async throws {
    let typed = String(repeating: "a", count: NewsCategory.limit + 10)
    let reply = await site.reply(to: "/news/feeds/f1/file", form: "category=\(typed)")
    #expect(reply.status == .unprocessableContent)
    let page = try await site.looking(at: reply).page
    #expect(page.texts("h2") == ["Add a feed", "Art", "World", "No category"])
    #expect(
      page.request(tapping: "Move The Tidewater Post") == "/news/feeds/f1/file?category=\(typed)")
    #expect(page.request(tapping: "Move Idle Loop") == "/news/feeds/f2/file?category=Art")
    #expect(page.field("Category (") == "")
    let alerts = page.texts(role: "alert")
    #expect(alerts.count == 1 && alerts[0].hasPrefix("Category must have 1 to 60 characters"))
    #expect(page.values(of: "aria-describedby", "input") == ["move-objection"])
    #expect(page.faults == [])
    #expect(repository.calls == [.feeds])
  }

  @Test(arguments: [("/news/feeds/gone/remove", ""), ("/news/feeds/refresh", "feed=gone")])
  func anActionOnAnUnknownFeedKeepsTheFeeds(_ path: String, _ form: String) async throws {
    repository.answer { $0.lookUp = .failure(.unknownFeed("gone")) }
    let reply = await site.reply(to: path, form: form)
    #expect(reply.status == .notFound)
    let page = try await site.looking(at: reply).page
    #expect(
      page.texts(role: "alert") == [
        "Unknown feed “gone”. Use its identifier, address or title."
      ])
    #expect(page.texts("h2") == ["Add a feed", "Art", "World", "No category"])
  }

  @Test func saysWhyAFeedIsNotMovedIfTheFeedsCannotBeLoaded() async throws {
    repository.answer { $0.feeds = .failure(.busy(reason: "Busy.")) }
    let reply = await site.reply(to: "/news/feeds/f1/file", form: "category=a%07b")
    #expect(reply.status == .unprocessableContent)
    let page = try await site.looking(at: reply).page
    #expect(
      page.texts(role: "alert") == [
        "Category must have 1 to 60 characters on one line, got “a\u{FFFD}b”."
      ])
    #expect(page.texts("h2") == ["Add a feed"])
  }

  @Test func movesAndRemovesAFeed() async throws {
    repository.answer {
      $0.file = .success(.fixture())
    }
    let person = try await site.visit("/news/feeds")
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
      $0.progress = [
        RefreshProgress(done: 0, total: 1),
        RefreshProgress(done: 1, total: 1, last: .fixture(.unchanged)),
      ]
      let paused = FeedOutcome.Result.paused(until: Timestamp.fixture())
      let elsewhere = WebAddress.fixture("https://b.example/feed")
      $0.refresh = .success(
        RefreshReport(
          outcomes: [.fixture(paused), .fixture("A", paused, redirectedTo: elsewhere)], total: 2))
    }
    let person = try await site.visit("/news/feeds")
    let reply = try await site.press("Refresh The Tidewater Post", at: person)
    let arrived = try await site.looking(at: reply)
    #expect(arrived.page.spinners == [])
    #expect(arrived.page.texts("span").contains("0 of 1 feed…"))
    #expect(
      arrived.page.texts("span").contains("1 of 1 feed… The Tidewater Post: no new stories"))
    #expect(arrived.page.texts(role: "status") == ["No feed was fetched."])
    let until = "paused until 2026-01-01 00:00 UTC"
    #expect(
      arrived.page.texts("li").prefix(2) == [
        "The Tidewater Post: \(until)",
        "A: \(until); redirects to another feed, https://b.example/feed",
      ])
    #expect(arrived.page.texts("h2").contains("World"))
    #expect(arrived.page.faults == [])
    #expect(repository.calls.contains(.refresh([NewsFeed.ID("f1")], .byHand)))
    _ = try await site.press("Refresh all feeds", at: person).wholeText()
    #expect(repository.calls.contains(.refresh(nil, .byHand)))
    #expect(await site.reply(to: "/news/feeds/refresh").fields[.location] == "/news/feeds")
  }

  @Test func escapesForeignText() async throws {
    let hostile = #""><script>alert(1)</script>"#
    let feed = NewsFeed.fixture(
      id: hostile, title: hostile, category: hostile, fetchState: FetchState(trouble: hostile))
    repository.answer {
      $0.feeds = .success([NewsFeedOverview(feed: feed, unread: 1, stories: 1)])
    }
    let page = try await site.visit("/news/feeds").page
    #expect(page.texts("h2") == ["Add a feed", hostile])
    #expect(page.texts("script") == [""])
  }
}

/// The pages for filters, previews and lists of feeds.
@Suite struct ServerNewsFormsTests {
  private let repository = StubStoryRepository()
  private var site: Site { Site(over: repository) }

  @Test func listsTheFiltersInSentences() async throws {
    repository.answer {
      $0.filters = .success([
        NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: .title(.fixture("tide"))),
        NewsFilter(id: NewsFilter.ID(2), verdict: .keep, test: .author(.fixture("tide"))),
        NewsFilter(id: NewsFilter.ID(3), verdict: .keep, test: .address(.fixture("tide"))),
        NewsFilter(id: NewsFilter.ID(4), verdict: .block, test: .age(.fixture(30))),
      ])
    }
    let person = try await site.visit("/news/filters")
    #expect(
      person.page.texts("li") == [
        "Hide stories whose title contains “tide” Remove",
        "Show only stories whose author contains “tide” Remove",
        "Show only stories whose address contains “tide” Remove",
        "Hide stories that are older than 30 days Remove",
      ])
    let button = "Remove: Hide stories whose title contains “tide”"
    let reply = try await site.press(button, at: person)
    #expect(reply.fields[.location] == "/news/filters")
    #expect(repository.calls.contains(.removeFilter(NewsFilter.ID(1))))
  }

  @Test func listsTheFiltersAfterAFailure() async throws {
    repository.answer {
      $0.filters = .success([
        NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: .title(.fixture("tide")))
      ])
      $0.removeFilter = .failure(.unknownFilter(NewsFilter.ID(9)))
    }
    let reply = await site.reply(to: "/news/filters/9/remove", form: "")
    #expect(reply.status == .notFound)
    let page = try await site.looking(at: reply).page
    #expect(page.texts(role: "alert").count == 1)
    #expect(page.texts("li") == ["Hide stories whose title contains “tide” Remove"])
  }

  @Test func addsAFilterOrMarksEveryInvalidField() async throws {
    repository.answer { $0.filters = .success([]) }
    let page = try await site.visit("/news/filters").page
    #expect(page.texts(role: "status") == ["There are no filters yet."])
    #expect(page.values(of: "class", "div").contains("empty"))
    let form = "verdict=hide&field=age&value=soon"
    let reply = await site.reply(to: "/news/filters", form: form)
    #expect(reply.status == .unprocessableContent)
    let shown = try await site.looking(at: reply)
    #expect(
      shown.page.texts(role: "alert") == [
        "Unknown action “hide”. Use “keep” or “block”.",
        "The age must be an integer between 1 and 36500 (days), got “soon”.",
      ])
    #expect(shown.page.values(of: "aria-describedby", "select") == ["verdict-objection"])
    #expect(shown.page.values(of: "aria-describedby", "input") == ["value-objection"])
    #expect(shown.page.texts("title").first?.hasPrefix("Error: ") == true)
    #expect(shown.page.values(of: "autofocus", "select").count == 1)
    #expect(shown.page.values(of: "autofocus", "input").isEmpty)
    #expect(shown.page.field("Condition") == "age")
    #expect(shown.page.field("Text") == "soon")
    #expect(shown.page.faults == [])
    #expect(!repository.calls.contains { if case .addFilter = $0 { true } else { false } })
    let added = await site.reply(to: "/news/filters", form: "verdict=keep&field=age&value=7")
    #expect(added.fields[.location] == "/news/filters")
    #expect(repository.calls.contains(.addFilter(.keep, .age(.fixture(7)))))
  }

  @Test func previewsAFeedBeforeItIsAdded() async throws {
    let entry = ParsedEntry(
      title: CleanHTML(plain: "Harbour <reopens>"), link: .fixture(),
      summary: CleanHTML(plain: "After a winter."), published: Timestamp.fixture())
    let feed = ParsedFeed(
      format: .atom10, title: CleanHTML(plain: "The Tidewater Post"), language: "en",
      entries: [entry, ParsedEntry()], notes: [FeedNote(line: 3, text: "A tag has no end.")])
    repository.answer { $0.preview = .success(feed) }
    let page = try await site.visit("/news/preview?address=tidewater.example").page
    #expect(repository.calls == [.preview(.fixture("https://tidewater.example/"))])
    #expect(page.texts("h2") == ["The Tidewater Post"])
    #expect(page.texts("p").contains("Atom 1.0 · en · 2 entries"))
    #expect(page.values(of: "lang", "h2") == ["en"])
    #expect(
      page.texts("li") == [
        "Line 3: A tag has no end.", "Harbour <reopens> 1 Jan 2026 After a winter.",
        "Untitled",
      ])
    #expect(
      page.request(tapping: "Add this feed")
        == "/news/feeds?address=tidewater.example&category=")
  }

  @Test func showsTheFormAndMarksAnInvalidAddress() async throws {
    let person = try await site.visit("/news/preview")
    #expect(person.page.field("Address of a feed") == "")
    try await person.open("/news/preview?address=ftp%3A%2F%2Fa.example%2F")
    #expect(person.status == .unprocessableContent)
    #expect(
      person.page.texts(role: "alert")[0].hasPrefix("Invalid web address “ftp://a.example/”."))
    #expect(person.page.values(of: "aria-describedby", "input") == ["address-objection"])
    #expect(repository.calls.isEmpty)
  }

  @Test func listsTheFeedsOfAPageForAPreview() async throws {
    let link = FeedLink(address: .fixture("https://a.example/rss"), title: "All")
    repository.answer { $0.preview = .failure(.choice([link])) }
    let person = try await site.visit("/news/preview?address=a.example")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.link("All") == "/news/preview?address=https%3A%2F%2Fa.example%2Frss")
    #expect(person.page.field("Address of a feed") == "a.example")
  }

  @Test func saysWhyThereIsNoPreview() async throws {
    repository.answer { $0.preview = .failure(.source(.privateNetwork("localhost"))) }
    let person = try await site.visit("/news/preview?address=localhost")
    #expect(person.status == .forbidden)
    #expect(person.page.texts(role: "alert")[0].contains("part of a private network"))
  }

  @Test func importsAnUploadedFile() async throws {
    let imported = ImportedFeeds(
      added: [.fixture()], known: 2, leftOut: 1, notes: ["“<b>” was skipped."])
    repository.answer { $0.importList = .success(imported) }
    let reply = await upload("<opml/>")
    let text = try await reply.wholeText()
    #expect(text.contains("1 feed added, 2 already subscribed, 1 row skipped."))
    #expect(text.contains("<li>“&lt;b&gt;” was skipped.</li>"))
    #expect(repository.calls == [.importList])
  }

  @Test func saysWhyAnUploadedFileIsInvalid() async throws {
    repository.answer { $0.importList = .failure(.list(FeedListFailure(reason: "It is no list."))) }
    let reply = await upload("x")
    #expect(reply.status == .unprocessableContent)
    let page = try await site.looking(at: reply).page
    #expect(page.objection("File")?.contains("It is no list.") == true)
  }

  @Test func theExportLinkDownloadsTheFeeds() async throws {
    let page = try await site.visit("/news/transfer").page
    repository.answer {
      $0.exportList = .success(1)
      $0.page = .success(.served())
    }
    let path = try #require(page.link("Feeds (OPML)"))
    let reply = await site.reply(to: path)
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == "text/x-opml; charset=utf-8")
    #expect(reply.fields[.contentDisposition] == "attachment; filename=\"feeds.opml\"")
    #expect(try await reply.wholeText().isEmpty)
    #expect(repository.calls.last == .exportList)
  }

  private func upload(_ file: String) async -> ServerReply {
    let body = """
      --XX\r\nContent-Disposition: form-data; name="file"; filename="a.opml"\r\n\r\n\
      \(file)\r\n--XX--\r\n
      """
    return await site.reply(
      to: "/news/transfer", .post, body, type: "multipart/form-data; boundary=XX")
  }
}
