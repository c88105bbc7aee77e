import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsTesting
import Synchronization
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import NewsWeb

/// The list page while the feeds are being fetched, state by state.
@Suite struct ServerStoryRefreshTests {
  private let repository = StubStoryRepository().answering {
    $0.refresh = .success(RefreshReport(outcomes: [], total: 0))
    $0.page = .success(.served())
  }
  private var site: Site { Site(over: repository) }

  @Test func showsTheStoredListAtOnceAndThenTheFetchedOne() async throws {
    let gate = Gate()
    let repository = held(at: gate)
    let failure = FeedTrouble.source(.outOfOrder(status: 500))
    repository.answer {
      $0.page = .success(.served([.fixture(title: "Kept")]))
      $0.progress = [
        RefreshProgress(done: 0, total: 12),
        RefreshProgress(done: 3, total: 12, last: .fixture(.failed(failure))),
      ]
      $0.refresh = .success(.served())
    }
    let person = Site(over: repository).visitor
    try await person.open("/news") { page in
      await gate.reached()
      #expect(page.texts("h2") == ["Kept"])
      #expect(page.spinners == ["0 of 12 feeds…"])
      repository.answer { $0.page = .success(.served([.fixture(title: "Fresh")])) }
      gate.open()
    }
    #expect(person.page.spinners == [])
    #expect(
      person.page.texts("span").contains { $0.hasPrefix("3 of 12 feeds… The Tidewater Post:") })
    #expect(
      person.page.values(of: "class", "div").filter { $0 == "stored" || $0 == "fresh" } == [
        "stored", "fresh",
      ])
    #expect(person.page.texts("h2") == ["Kept", "Fresh"])
    // An `id` must be unique on a page, although the same story appears twice.
    #expect(person.page.values(of: "id", "article") == ["at-s1"])
    #expect(person.page.texts(role: "status") == ["3 new stories from 1 feed."])
    #expect(
      repository.calls == [.page(StoryQuestion()), .refresh(nil, .due), .page(StoryQuestion())])
    #expect(person.page.faults == [])
  }

  @Test func theStyleSheetHidesTheOutdatedList() async throws {
    let style = try await site.reply(to: "/style.css").wholeText()
    #expect(style.contains(".live > .stored:has(~ .fresh) { display: none; }"))
  }

  @Test func saysThatTheFirstStoriesAreBeingFetched() async throws {
    repository.answer {
      $0.page = .success(.served([]))
      $0.progress = [RefreshProgress(done: 0, total: 1)]
      $0.refresh = .success(.served(.unchanged))
    }
    let page = try await site.visit("/news").page
    #expect(
      page.texts(role: "status") == [
        "Fetching the first stories…", "No new stories from 1 feed.",
        "There are no stories to show here.",
      ])
  }

  @Test func countsOnlyTheFeedsThatWereFetched() async throws {
    let results: [FeedOutcome.Result] = [
      .unchanged, .paused(until: Timestamp.fixture()), .postponed, .retired,
    ]
    repository.answer {
      $0.refresh = .success(RefreshReport(outcomes: results.map { .fixture($0) }, total: 4))
    }
    let page = try await site.visit("/news").page
    #expect(page.texts(role: "status").contains("No new stories from 1 feed."))
  }

  @Test func saysWhyTheRefreshFailedBelowTheStoredList() async throws {
    repository.answer {
      $0.progress = [RefreshProgress(done: 0, total: 12)]
      $0.refresh = .failure(.busy(reason: "Somebody else writes."))
    }
    let person = try await site.visit("/news")
    #expect(person.status == .ok)
    #expect(person.page.texts("h2") == ["Harbour reopens"])
    #expect(person.page.texts(role: "alert") == ["Somebody else writes."])
    #expect(person.page.spinners == [])
  }

  @Test func sendsACompletePageIfNoFeedIsDue() async throws {
    repository.answer { $0.progress = [RefreshProgress(done: 0, total: 0)] }
    let reply = await site.reply(to: "/news")
    guard case .bytes = reply.body else {
      Issue.record("the page is streamed")
      return
    }
    #expect(try await reply.wholeText().contains("Harbour reopens"))
  }

  /// A repository that waits at a gate before it returns the result of a refresh.
  private func held(at gate: Gate) -> StubStoryRepository {
    let questions = Mutex(0)
    return StubStoryRepository(waitingFor: {
      let number = questions.withLock { count in
        count += 1
        return count
      }
      if number == 2 { await gate.pass() }
    })
  }
}
