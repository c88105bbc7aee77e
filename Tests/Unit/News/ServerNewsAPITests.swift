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

/// The API routes with real view models and a stub repository. These tests fail if a connection
/// between the parts is missing.
@Suite struct ServerNewsAPITests {
  private let repository = StubStoryRepository().answering {
    $0.page = .success(.served())
    $0.story = .success(.fixture())
    $0.feeds = .success([NewsFeedOverview(feed: .fixture(), unread: 2, stories: 9)])
    $0.refresh = .success(.served())
    $0.filters = .success([])
    $0.preview = .success(ParsedFeed(format: .rss20))
  }
  private var site: Site { Site(over: repository) }

  @Test(arguments: [
    "/news/preview?address=a", "/api/v1/news/preview?address=a", "/api/v1/news/refresh/states",
  ])
  func fetchesNothingForOtherSites(_ path: String) async throws {
    let reply = await site.reply(to: path, fields: [.secFetchSite: "cross-site"])
    #expect(reply.status == .forbidden)
    #expect(repository.calls == [])
    let own = await site.reply(to: path, fields: [.secFetchSite: "same-origin"])
    _ = try await own.wholeText()
    #expect(!repository.calls.isEmpty)
  }

  @Test func aLinkFromAnotherSiteNeitherFetchesNorMarks() async {
    for path in ["/news", "/news/stories/s1"] {
      #expect(await site.reply(to: path, fields: [.secFetchSite: "cross-site"]).status == .ok)
    }
    #expect(repository.calls == [.page(StoryQuestion()), .story(Story.ID("s1"))])
  }

  @Test(arguments: [
    (HTTPRequest.Method.patch, "/stories/s1", #"{"starred":null}"#),
    (.patch, "/stories/s1", #"{"read":null}"#), (.post, "/stories/mark-read", #"{"feed":null}"#),
    (.post, "/feeds", #"{"address":"a","category":null}"#),
    (.post, "/refresh", #"{"feeds":null}"#),
  ])
  func rejectsNullWhereTheDescriptionDoesNotAllowIt(
    _ method: HTTPRequest.Method, _ path: String, _ json: String
  ) async {
    let reply = await site.reply(to: "/api/v1/news" + path, method, json: json)
    #expect(reply.status == .unprocessableContent)
    #expect(repository.calls == [])
  }

  @Test func rejectsARefreshOfTooManyFeeds() async {
    let feeds = Array(repeating: #""f""#, count: NewsFeed.limit + 1).joined(separator: ",")
    let reply = await site.reply(to: "/api/v1/news/refresh", .post, json: "{\"feeds\":[\(feeds)]}")
    #expect(reply.status == .unprocessableContent)
    #expect(repository.calls == [])
  }

  @Test func listsStories() async throws {
    let reply = await reply("/stories?unread=yes&limit=7")
    let record = try printedJSON(StoryListRecord(.served()))
    #expect(try await reply.wholeText() == record)
    #expect(repository.calls == [.page(StoryQuestion(isUnreadOnly: true, limit: .fixture(7)))])
  }

  @Test func doesNotMarkAStoryAsRead() async throws {
    let reply = await reply("/stories/s1")
    #expect(try await reply.wholeText().contains(#""title":"Harbour reopens""#))
    #expect(repository.calls == [.story(Story.ID("s1"))])
  }

  @Test func returnsTheVersionOfAFeedAndNamesTheOthers() async throws {
    repository.answer {
      $0.story = .success(.fixture(carriers: [.fixture(feed: "f2", title: "Second"), .fixture()]))
    }
    let reply = await reply("/stories/s1?feed=Second")
    #expect(
      try await reply.wholeText().contains(
        #""versions":[{"feed":"f2","title":"Second"},"#
          + #"{"feed":"f1","title":"The Tidewater Post"}]"#))
    #expect(
      repository.calls == [
        .lookUp([.fixture("Second")]), .story(Story.ID("s1"), of: NewsFeed.ID("Second")),
      ])
  }

  @Test func marksAndStarsAStory() async throws {
    let id = Story.ID("s1")
    let path = "/api/v1/news/stories/s1"
    _ = await site.reply(to: path, .patch, json: #"{"starred":true}"#)
    #expect(repository.calls == [.star(id, true), .story(id)])
    let reply = await site.reply(to: path, .patch, json: #"{"read":false,"starred":false}"#)
    #expect(reply.status == .ok)
    #expect(
      repository.calls.suffix(4) == [
        .star(id, false), .story(id), .mark([id], asRead: false), .story(id),
      ])
    let misread = await site.reply(to: path, .patch, json: #"{"stared":true}"#)
    #expect(misread.status == .unprocessableContent)
  }

  @Test(arguments: [
    (#"{"category":"Science"}"#, ReadingScope.category(.fixture("Science"))),
    (#"{"feed":"f1"}"#, .feed(NewsFeed.ID("f1"))),
  ])
  func marksManyStories(_ json: String, _ scope: ReadingScope) async throws {
    repository.answer { $0.markRead = .success(12) }
    let reply = await site.reply(to: "/api/v1/news/stories/mark-read", .post, json: json)
    #expect(try await reply.wholeText() == #"{"marked":12}"#)
    #expect(repository.calls.contains(.markRead(scope)))
  }

  @Test func addsMovesAndRemovesFeeds() async throws {
    let notes = [FeedNote(text: "A note."), FeedNote(line: 3, text: "A tag has no end.")]
    repository.answer {
      $0.add = .success(AddedFeed(feed: .fixture(), stories: 3, notes: notes))
      $0.file = .success(.fixture(category: "Sea"))
    }
    let feeds = "/api/v1/news/feeds"
    #expect(try await site.reply(to: feeds).wholeText().contains(#""stories":9"#))
    let json = #"{"address":"a.example","category":"Sea"}"#
    let added = await site.reply(to: feeds, .post, json: json)
    #expect(added.status == .created)
    let text = try await added.wholeText()
    #expect(text.contains(#""notes":["A note.","Line 3: A tag has no end."]"#))
    #expect(text.contains(#""stories":3"#))
    let filed = await site.reply(to: "\(feeds)/f1", .patch, json: #"{"category":"Sea"}"#)
    #expect(try await filed.wholeText().contains(#""category":"Sea""#))
    _ = await site.reply(to: "\(feeds)/f1", .patch, json: #"{"category":null}"#)
    #expect(await site.reply(to: "\(feeds)/f1", .delete).status == .noContent)
    let changes = repository.calls.filter { $0 != .feeds }
    let (id, lookUp) = (NewsFeed.ID("f1"), StubStoryRepository.Call.lookUp([.fixture("f1")]))
    #expect(
      changes == [
        .add(.fixture("https://a.example/"), category: .fixture("Sea")), lookUp,
        .file(id, under: .fixture("Sea")), lookUp, .file(id, under: nil), lookUp, .remove(id),
      ])
  }

  @Test func fetchesFeedsAndReports() async throws {
    let reply = await site.reply(to: "/api/v1/news/refresh", .post)
    #expect(
      try await reply.wholeText()
        == #"{"feeds":[{"changed":0,"feed":"f1","movedTo":null,"new":3,"reason":null,"#
        + #""redirectedTo":null,"result":"fetched","title":"The Tidewater Post"}],"new":3}"#)
    _ = await site.reply(to: "/api/v1/news/refresh", .post, json: #"{"feeds":["f1"]}"#)
    let refreshes = repository.calls.filter { $0 != .feeds }
    #expect(
      refreshes == [
        .refresh(nil, .byHand), .lookUp([.fixture("f1")]), .refresh([NewsFeed.ID("f1")], .byHand),
      ])
  }

  @Test func addsAndRemovesFilters() async throws {
    let filter = NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: .title(.fixture("tide")))
    repository.answer { $0.filters = .success([filter]) }
    let json = #"{"verdict":"block","field":"title","value":"tide"}"#
    let reply = await site.reply(to: "/api/v1/news/filters", .post, json: json)
    #expect(reply.status == .created)
    let record = #"{"field":"title","id":1,"value":"tide","verdict":"block"}"#
    #expect(try await reply.wholeText() == "[\(record)]")
    #expect(await site.reply(to: "/api/v1/news/filters").status == .ok)
    #expect(await site.reply(to: "/api/v1/news/filters/1", .delete).status == .noContent)
    #expect(repository.calls.contains(.removeFilter(NewsFilter.ID(1))))
  }

  @Test func previewsADocument() async throws {
    let text = try await site.reply(to: "/api/v1/news/preview?address=a.example").wholeText()
    #expect(text.contains(#""format":"RSS 2.0""#) && text.contains(#""entries":[]"#))
    let reply = await site.reply(
      to: "/api/v1/news/preview?base=https%3A%2F%2Fa.example", .post, "<rss/>",
      type: "application/rss+xml; charset=windows-1252")
    #expect(reply.status == .ok)
    #expect(
      repository.calls == [
        .preview(.fixture("https://a.example/")),
        .previewDocument(
          contentType: "application/rss+xml; charset=windows-1252",
          base: .fixture("https://a.example/")),
      ])
  }

  @Test func aPreviewWithAnEmptyTitleShowsTheAddress() async throws {
    repository.answer {
      $0.preview = .success(ParsedFeed(format: .rss20, title: CleanHTML(plain: "")))
    }
    let page = try await site.visit("/news/preview?address=a.example").page
    #expect(page.texts("h2").contains("a.example"))
  }

  @Test func importsAListOfFeeds() async throws {
    repository.answer {
      $0.importList = .success(ImportedFeeds(added: [], known: 2, leftOut: 1))
    }
    let reply = await site.reply(
      to: "/api/v1/news/feeds.opml", .post, "<opml/>", type: "text/x-opml")
    #expect(try await reply.wholeText() == #"{"added":[],"known":2,"leftOut":1,"notes":[]}"#)
    let wrong = await site.reply(to: "/api/v1/news/feeds.opml", .post, "x", type: "text/plain")
    #expect(wrong.status == .unsupportedMediaType)
  }

  @Test func isReadyWhenTheStoreAnswers() async throws {
    let feature = NewsWebFeature().served(DefaultNewsScreens(repository: repository))
    try await feature.isReady()
    #expect(repository.calls == [.page(StoryQuestion(limit: .fixture(1)))])
    repository.answer { $0.page = .failure(.storage(reason: "Broken.")) }
    await #expect(
      throws: Problem(.serviceUnavailable, "Broken.", fields: [.retryAfter: "1"])
    ) { () async throws in try await feature.isReady() }
  }

  private func reply(_ path: String) async -> ServerReply {
    await site.reply(to: "/api/v1/news\(path)")
  }

  // MARK: - Events and description

  @Test func streamsEveryStateOfARefresh() async throws {
    repository.answer {
      $0.page = .success(StoryPage(headlines: []))
      $0.progress = [
        RefreshProgress(done: 0, total: 1),
        RefreshProgress(done: 1, total: 1, last: .fixture(.unchanged)),
      ]
      $0.refresh = .success(.served(.unchanged))
    }
    let reply = await reply("/refresh/states")
    #expect(reply.fields[.contentType] == "text/event-stream")
    let outcome = try printedJSON(NewsOutcomeRecord(.fixture(.unchanged)))
    let list = try printedJSON(StoryListRecord(StoryPage(headlines: [])))
    #expect(
      try await reply.wholeText() == """
        event: idle
        data: {}

        event: preparing
        data: {}

        event: refreshing
        data: {"done":0,"kept":\(list),"last":null,"total":1}

        event: refreshing
        data: {"done":1,"kept":null,"last":\(outcome),"total":1}

        event: success
        data: {"list":\(list),"refresh":{"feeds":[\(outcome)],"new":0}}


        """)
  }

  @Test func streamsTheFailureOfARefreshAsTheLastState() async throws {
    repository.answer {
      $0.page = .success(.served())
      $0.refresh = .failure(.busy(reason: "Wait."))
    }
    let events = try await reply("/refresh/states").wholeText()
    #expect(events.contains("\n\nevent: failure\ndata: {\"detail\":\"Wait.\""))
    #expect(events.contains(#""status":503"#))
  }

  @Test func describesTheRoutesOfTheAPIAndTheLimitsOfAllInputs() throws {
    let feature = NewsWebFeature().served(StubNewsScreens())
    try feature.expectDescribedAPI(operations: 16..., limits: 16...)
  }

  // MARK: - Problems

  @Test(
    arguments: [
      (.form([NewsFieldFailure(.limit, "No.")]), 422, nil), (.noLink(title: "x"), 422, nil),
      (.notFound(Story.ID("x")), 404, nil),
      (.unknownFeed("x"), 404, nil), (.ambiguousFeed("x", [.fixture()]), 422, nil),
      (.unknownFilter(NewsFilter.ID(1)), 404, nil), (.tooMany("feeds", limit: 9), 422, nil),
      (.knownFeed(.fixture()), 409, nil), (.choice([FeedLink(address: .fixture())]), 422, nil),
      (.noFeed(.fixture()), 422, nil), (.unreadable(.page), 422, nil),
      (.list(FeedListFailure(reason: "No.")), 422, nil),
      (.cancelled(RefreshReport(outcomes: [], total: 1)), 503, nil),
      (.file(.tooLarge(path: "x", limit: 9)), 413, nil), (.busy(reason: "Wait."), 503, "1"),
      (.storage(reason: "Broken."), 500, nil), (.full(reason: "Full."), 507, nil),
      (.source(.unreachable("No.")), 504, nil),
      (.source(.privateNetwork("x")), 403, nil), (.source(.notFound), 502, nil),
      (.source(.gone), 502, nil), (.source(.refused(status: 403)), 502, nil),
      (.source(.outOfOrder(status: 500)), 502, nil), (.source(.tooLarge(limit: 9)), 502, nil),
      (.source(.limited(nil)), 503, "3600"), (.source(.limited(.seconds(90))), 503, "90"),
      (.source(.limited(.seconds(3))), 503, "60"),
      (.source(.cancelled), 503, nil),
    ] as [(StoryFailure, Int, String?)])
  func mapsEveryFailureToAStatus(
    _ failure: StoryFailure, _ status: Int, _ retryAfter: String?
  ) async throws {
    repository.answer {
      $0.page = .failure(failure)
      $0.story = .failure(failure)
      $0.add = .failure(failure)
      $0.filters = .failure(failure)
      $0.preview = .failure(failure)
      $0.importList = .failure(failure)
    }
    let replies = [
      await reply("/stories"), await reply("/stories/s1"), await reply("/filters"),
      await reply("/preview?address=x"),
      await site.reply(to: "/api/v1/news/feeds", .post, json: #"{"address":"x"}"#),
      await site.reply(to: "/api/v1/news/feeds.opml", .post, "x", type: "text/xml"),
    ]
    for reply in replies {
      #expect(reply.status.code == status)
      #expect(reply.fields[.contentType] == "application/problem+json")
      #expect(reply.fields[.retryAfter] == retryAfter)
    }
  }

  @Test func namesTheFeedsOfAPageWithSeveral() async throws {
    let links = ["https://a.example/1", "https://a.example/2"].map {
      FeedLink(address: .fixture($0))
    }
    repository.answer { $0.add = .failure(.choice(links)) }
    let reply = await site.reply(to: "/api/v1/news/feeds", .post, json: #"{"address":"a.example"}"#)
    #expect(try await reply.wholeText().contains("https://a.example/1, https://a.example/2."))
  }
}
