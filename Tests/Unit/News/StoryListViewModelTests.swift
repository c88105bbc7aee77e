import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

/// The list as a state machine: every state is published, in order, and no others.
@Suite struct StoryListViewModelTests {
  private let repository = StubStoryRepository()
  private let router = SpyNewsRouter()
  private let form = StoryListForm(category: "World")
  private let question = StoryQuestion(category: .fixture("World"))
  private let old = StoryPage(headlines: [.fixture(id: "s1")], feeds: 2)
  private let new = StoryPage(headlines: [.fixture(id: "s2"), .fixture(id: "s1")], feeds: 2)

  @Test func publishesTheStoredStoriesThenTheProgressAndThenTheFetchedStories() async {
    let came = FeedOutcome(
      feed: NewsFeed.ID("f1"), title: "T", result: .fetched(StoryMerge(new: 1, changed: 0)))
    let steps = [
      RefreshProgress(done: 0, total: 1), RefreshProgress(done: 1, total: 1, last: came),
    ]
    let report = RefreshReport(outcomes: [came], total: 1)
    repository.answer { answers in
      answers.page = .success(old)
      answers.progress = steps
      answers.refresh = .success(report)
    }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(form, refreshing: true))
    #expect(
      await states.first(5) == [
        .idle, .preparing(form), .refreshing(old, steps[0]), .refreshing(old, steps[1]),
        .success(old, report),
      ])
    #expect(repository.calls == [.page(question), .refresh(nil, .due), .page(question)])
  }

  @Test func fetchesNoFeedWithoutARefresh() async {
    repository.answer { $0.page = .success(old) }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(form, refreshing: false))
    #expect(await states.first(3) == [.idle, .preparing(form), .success(old, nil)])
    #expect(repository.calls == [.page(question)])
  }

  @Test func loadsThePageOnceIfNoFeedWasDue() async {
    repository.answer { answers in
      answers.page = .success(old)
      answers.refresh = .success(RefreshReport(outcomes: [], total: 0))
    }
    let screen = screen(over: repository)
    await screen.send(.show(form, refreshing: true))
    #expect(repository.calls == [.page(question), .refresh(nil, .due)])
    #expect(
      await screen.states().first(1) == [.success(old, RefreshReport(outcomes: [], total: 0))])
  }

  @Test func publishesTheFailureOfARefreshAfterTheStoredStories() async {
    let step = RefreshProgress(done: 0, total: 2)
    let failure = StoryFailure.cancelled(RefreshReport(outcomes: [], total: 2))
    repository.answer { answers in
      answers.page = .success(old)
      answers.progress = [step]
      answers.refresh = .failure(failure)
    }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(form, refreshing: true))
    #expect(
      await states.first(4) == [
        .idle, .preparing(form), .refreshing(old, step), .failure(failure),
      ])
  }

  @Test func publishesTheNumberOfMarkedStoriesAndThenTheList() async {
    repository.answer { answers in
      answers.markRead = .success(4)
      answers.page = .success(new)
    }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.markRead(feed: "", category: "World", thenShowing: form))
    #expect(
      await states.first(4) == [.idle, .marked(4), .preparing(form), .success(new, nil)])
    #expect(repository.calls == [.markRead(.category(.fixture("World"))), .page(question)])
  }

  @Test func starsAStoryBeforeItLoadsTheList() async {
    repository.answer { $0.page = .success(new) }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.star(Story.ID("s1"), true, thenShowing: form))
    #expect(await states.first(3) == [.idle, .preparing(form), .success(new, nil)])
    #expect(repository.calls == [.star(Story.ID("s1"), true), .page(question)])
  }

  @Test(arguments: [StoryFailure.busy(reason: "Busy."), .unknownFeed("x"), .storage(reason: "No.")])
  func publishesAFailure(_ failure: StoryFailure) async {
    repository.answer { answers in
      answers.page = .failure(failure)
      answers.markRead = .failure(failure)
      answers.star = .failure(failure)
    }
    let screen = screen(over: repository)
    await screen.send(.show(form, refreshing: false))
    #expect(await screen.states().first(1) == [.failure(failure)])
    for intent in [
      { await screen.send(.markRead(feed: "", category: "", thenShowing: form)) },
      { await screen.send(.star(Story.ID("s1"), false, thenShowing: form)) },
    ] as [() async -> Void] {
      let states = await screen.states()
      await intent()
      #expect(await states.first(2) == [.failure(failure), .failure(failure)])
    }
  }

  @Test func opensAStory() async {
    await screen(over: repository).send(.open(Story.ID("s1")))
    #expect(router.opened == [.detail(Story.ID("s1"))])
  }

  @Test func looksUpTheFeedOfTheForm() async {
    repository.answer { $0.page = .success(old) }
    await screen(over: repository).send(.show(StoryListForm(feed: "f1"), refreshing: false))
    #expect(
      repository.calls == [
        .lookUp([.fixture("f1")]), .page(StoryQuestion(feed: NewsFeed.ID("f1"))),
      ])
  }

  @Test(arguments: [
    ("f1", "World", ReadingScope.feed(NewsFeed.ID("f1"))), ("", "", .everything),
    ("", " World ", .category(.fixture("World"))),
  ])
  func marksTheStoriesOfTheFeedOrTheCategoryOrAll(
    _ feed: String, _ category: String, _ scope: ReadingScope
  ) async {
    await screen(over: repository)
      .send(.markRead(feed: feed, category: category, thenShowing: form))
    #expect(repository.calls.last == .markRead(scope))
  }

  @Test func rejectsAnInvalidFormBeforeItCallsTheRepository() async throws {
    let form = StoryListForm(category: "a\u{7}b", feed: "f1", limit: "0", cursor: "x")
    let failure = try #require(#expect(throws: StoryFailure.self) { try form.question() })
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(form, refreshing: true))
    #expect(await states.first(2) == [.idle, .failure(failure)])
    await screen.send(.markRead(feed: "", category: "a\u{7}b", thenShowing: form))
    #expect(repository.calls.isEmpty)
  }

  private func screen(over repository: StubStoryRepository) -> any StoryListScreen {
    StoryListViewModel(repository: repository, router: router, rules: .fixture).screen()
  }
}
