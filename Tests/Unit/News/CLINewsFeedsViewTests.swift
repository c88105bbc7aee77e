import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import NewsCLI

/// The list of feeds, and the result of a refresh.
@Suite struct CLINewsFeedsViewTests {
  private let view = NewsFeedsView(in: .fixture())

  @Test func listsTheFeedsByCategory() {
    let ailing = FetchState(failures: 1, trouble: "The address does not exist (404).")
    let feeds = [
      overview(.fixture(id: "f1", title: "Alone", fetchState: ailing)),
      overview(.fixture(id: "f2", title: "Bell", category: "World")),
      overview(.fixture(id: "f3", title: "Crane", category: "Arts")),
    ]
    #expect(
      view.commandOutput(of: .success(feeds))?.text == """
        Arts
          1  Crane · 1 of 3 unread · f3
               https://tidewater.example/feed.xml
        World
          2  Bell · 1 of 3 unread · f2
               https://tidewater.example/feed.xml
        No category
          3  Alone · 1 of 3 unread · f1
               https://tidewater.example/feed.xml
               ! The address does not exist (404).

        """)
    #expect(
      view.commandOutput(of: .success([]))?.notices.first?.contains("seams news add URL") == true)
  }

  @Test func printsTheResultOfAChange() {
    let note = FeedNote(line: 3, text: "A tag has no end.")
    let feed = NewsFeed.fixture(category: "World")
    #expect(
      view.commandOutput(of: .added(AddedFeed(feed: feed, stories: 2, notes: [note])))
        == CommandOutput(
          "Added “The Tidewater Post” with 2 stories.\n", notices: ["Line 3: A tag has no end."]))
    #expect(view.commandOutput(of: .removed(feed))?.text == "Removed “The Tidewater Post”.\n")
    #expect(
      view.commandOutput(of: .filed(feed))?.text == "“The Tidewater Post” is now in “World”.\n")
    #expect(
      view.commandOutput(of: .filed(.fixture()))?.text
        == "“The Tidewater Post” is now in no category.\n")
  }

  @Test func printsALinePerFeedAndASummaryOfARefresh() {
    let outcomes: [FeedOutcome] = [
      .fixture("Orbit Notes", .fetched(StoryMerge(new: 4, changed: 1))),
      .fixture("軌道", .unchanged, movedTo: .fixture("https://b.example/feed")),
      .fixture("Away", .failed(.source(.notFound))), .fixture("Gone", .retired),
      .fixture("Busy", .paused(until: Timestamp.fixture(60))),
      .fixture("Ash", .unchanged, redirectedTo: .fixture("https://c.example/feed")),
    ]
    let commandOutput = view.commandOutput(
      of: .refreshed(RefreshReport(outcomes: outcomes, total: 6)))
    #expect(
      commandOutput
        == CommandOutput(
          """
          Orbit Notes  4 new, 1 changed
          軌道         unchanged; moved to https://b.example/feed
          Away         failed. The address does not exist (404). Check it.
          Gone         permanently gone, and not fetched any more
          Busy         paused until 2026-01-01T00:01:00Z, because its server limits requests
          Ash          unchanged; redirects to another feed, https://c.example/feed
          6 feeds: 4 new stories, 2 unchanged, 1 moved, 1 paused, 1 gone, 1 failed.

          """))
  }

  @Test(
    arguments: [
      ([.unchanged], ProgramStatus.success), ([.failed(.source(.gone)), .unchanged], .success),
      ([.failed(.source(.gone))], .unavailable), ([.retired], .unavailable),
      ([.paused(until: Timestamp.fixture())], .tryAgain), ([.postponed], .tryAgain),
      ([.failed(.source(.limited(nil)))], .tryAgain),
      ([.paused(until: Timestamp.fixture()), .failed(.unreadable(.empty))], .unavailable),
      ([], .success),
    ] as [([FeedOutcome.Result], ProgramStatus)])
  func aRefreshWithoutAnyFetchedFeedFails(
    _ results: [FeedOutcome.Result], _ status: ProgramStatus
  ) {
    let report = RefreshReport(outcomes: results.map { .fixture($0) }, total: results.count)
    #expect(view.commandOutput(of: .refreshed(report))?.status == status)
    let json = NewsFeedsView(in: .fixture(), json: true)
    #expect(json.commandOutput(of: .refreshed(report))?.status == status)
  }

  @Test func printsOneJSONValueWithAllKeys() {
    let view = NewsFeedsView(in: .fixture(), json: true)
    let feed =
      #"{"added":"2026-01-01T00:00:00.000Z","address":"https://tidewater.example/feed.xml","#
      + #""category":null,"failures":0,"fetched":null,"id":"f1","next":null,"retired":false,"#
      + #""site":null,"title":"The Tidewater Post","trouble":null,"#
    let rest = #""stories":null,"unread":null"#
    #expect(
      view.commandOutput(of: .removed(.fixture()))?.text == sortedJSON(feed + rest + "}") + "\n")
    #expect(
      view.commandOutput(of: .success([overview(.fixture())]))?.text
        == sortedJSON("[" + feed + #""stories":3,"unread":1}]"#) + "\n")
    #expect(
      view.commandOutput(of: .added(AddedFeed(feed: .fixture(), stories: 2)))?.text
        == sortedJSON(#"{"feed":"# + feed + rest + #"},"notes":[],"stories":2}"#) + "\n")
    let report = RefreshReport(outcomes: [.fixture("A", .failed(.source(.gone)))], total: 1)
    #expect(
      view.commandOutput(of: .refreshed(report))?.text
        == #"{"feeds":[{"changed":0,"feed":"f1","movedTo":null,"new":0,"reason":"The feed is permanently gone (410).","#
        + #""redirectedTo":null,"result":"failed","title":"A"}],"new":0}"# + "\n")
  }

  @Test func listsTheFiltersWithTheirNumbers() {
    let filters = [
      NewsFilter(id: NewsFilter.ID(1), verdict: .block, test: .title(.fixture("football"))),
      NewsFilter(id: NewsFilter.ID(2), verdict: .keep, test: .author(.fixture("Ola"))),
      NewsFilter(id: NewsFilter.ID(3), verdict: .block, test: .address(.fixture("ads."))),
      NewsFilter(id: NewsFilter.ID(4), verdict: .block, test: .age(.fixture(30))),
      NewsFilter(id: NewsFilter.ID(5), verdict: .keep, test: .age(.fixture(1))),
    ]
    let view = NewsFiltersView(display: .plain, json: false)
    #expect(
      view.commandOutput(of: .success(filters))?.text == """
           1  block titles with “football”
           2  keep authors with “Ola”
           3  block addresses with “ads.”
           4  block stories older than 30 days
           5  keep stories not older than 1 day

        """)
    let json = NewsFiltersView(display: .plain, json: true)
    #expect(
      json.commandOutput(of: .success([filters[0]]))?.text
        == #"[{"field":"title","id":1,"value":"football","verdict":"block"}]"# + "\n")
    #expect(view.commandOutput(of: .success([])) == CommandOutput(notices: ["No filters."]))
  }

  @Test func showsTheLastFeedInTheProgressLine() async throws {
    let console = ScriptedConsole(terminals: [.error])
    let outcome = FeedOutcome.fixture("Orbit", .fetched(StoryMerge(new: 2, changed: 0)))
    let screens = StubNewsScreens(feeds: [
      .refreshing(RefreshProgress(done: 3, total: 12, last: outcome)),
      .refreshed(RefreshReport(outcomes: [outcome], total: 1)),
    ])
    _ = try await screens.run(["refresh"], in: .fixture(console: console))
    #expect(console.error == "\r3 of 12 feeds … Orbit: 2 new, 0 changed\u{1B}[K\r\u{1B}[K")
  }

  private func overview(_ feed: NewsFeed) -> NewsFeedOverview {
    NewsFeedOverview(feed: feed, unread: 1, stories: 3)
  }
}

@Suite struct CLIStoryFailureTests {
  @Test(arguments: [
    (StoryFailure.form([NewsFieldFailure(.limit, "Write y.")]), ProgramStatus.usage),
    (.noLink(title: "x"), .malformedData), (.linkNotFound(.fixture()), .malformedData),
    (.notFound(Story.ID("x")), .malformedData), (.unknownFeed("x"), .malformedData),
    (.ambiguousFeed("x", [.fixture()]), .malformedData),
    (.unknownFilter(NewsFilter.ID(1)), .malformedData),
    (.tooMany("feeds", limit: 1), .malformedData), (.knownFeed(.fixture()), .malformedData),
    (.noFeed(.fixture()), .malformedData), (.unreadable(.empty), .malformedData),
    (.list(FeedListFailure(reason: "No.")), .malformedData),
    (.source(.unreachable("No.")), .unavailable), (.source(.notFound), .unavailable),
    (.source(.gone), .unavailable), (.source(.refused(status: 403)), .unavailable),
    (.source(.outOfOrder(status: 500)), .unavailable), (.source(.tooLarge(limit: 1)), .unavailable),
    (.source(.privateNetwork("h")), .noPermission), (.source(.limited(nil)), .tryAgain),
    (.source(.cancelled), .interrupted), (.file(.missing(path: "x")), .noInput),
    (.file(.unwritable(path: "x", reason: "full")), .cannotCreate),
    (.busy(reason: "Busy."), .tryAgain), (.storage(reason: "Gone."), .inputOutput),
    (.full(reason: "Full."), .inputOutput),
  ])
  func printsAFailureToStandardErrorWithItsStatus(
    _ failure: StoryFailure, _ status: ProgramStatus
  ) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    let context = CommandContext.fixture()
    for json in [false, true] {
      let commandOutputs = [
        StoryListView(StoryListForm(), in: context, json: json).commandOutput(
          of: .failure(failure)),
        StoryMarkingView(json: json).commandOutput(of: .failure(failure)),
        StoryDetailView(display: .plain, json: json).commandOutput(of: .failure(failure)),
        StoryStarView(display: .plain, json: json).commandOutput(of: .failure(failure)),
        NewsFeedsView(in: context, json: json).commandOutput(of: .failure(failure)),
        NewsImportView(json: json).commandOutput(of: .failure(failure)),
        NewsFiltersView(display: .plain, json: json).commandOutput(of: .failure(failure)),
        NewsPreviewView(display: .plain, json: json).commandOutput(of: .failure(failure)),
      ]
      #expect(commandOutputs.allSatisfy { $0 == expected })
    }
  }

  @Test func listsTheFeedsOfAPageWithSeveral() {
    let links = [
      FeedLink(address: .fixture("https://a.example/all"), title: "All"),
      FeedLink(address: .fixture("https://a.example/sea")),
    ]
    #expect(
      CommandOutput(failure: .choice(links))
        == CommandOutput(
          notices: [
            "seams: The page links to several feeds. Use the address of one:",
            "  https://a.example/all  All", "  https://a.example/sea",
          ], status: .malformedData))
  }

  @Test func saysWhatAStoppedRefreshHasFetched() {
    let report = RefreshReport(
      outcomes: Array(repeating: .fixture(.unchanged), count: 3), total: 12)
    let stopped = CommandOutput(failure: .cancelled(report)).stopped(by: .keyboard)
    #expect(
      stopped
        == CommandOutput(
          done: ["Stopped after 3 of 12 feeds. The fetched stories are stored."],
          status: .interrupted))
  }
}

extension FeedOutcome {
  static func fixture(
    _ title: String, _ result: Result, movedTo: WebAddress? = nil, redirectedTo: WebAddress? = nil
  ) -> FeedOutcome {
    FeedOutcome(
      feed: NewsFeed.ID("f1"), title: title, result: result, movedTo: movedTo,
      redirectedTo: redirectedTo)
  }

  static func fixture(_ result: Result) -> FeedOutcome { .fixture("The Tidewater Post", result) }
}
