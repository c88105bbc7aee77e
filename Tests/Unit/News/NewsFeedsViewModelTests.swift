import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsFeedsViewModelTests {
  private let feed = NewsFeed.fixture()
  private let form = NewsFeedForm(address: "tidewater.example", category: " World ")
  private let address = WebAddress.fixture("https://tidewater.example/")
  private var all: [NewsFeedOverview] { [NewsFeedOverview(feed: feed, unread: 1, stories: 3)] }

  @Test func publishesEachChangeAndThenTheUpdatedFeeds() async {
    let repository = repository()
    let screen = screen(repository)
    let states = await screen.states()
    await screen.send(.show)
    await screen.send(.add(form))
    await screen.send(.file("f1", under: "World"))
    await screen.send(.remove("f1"))
    #expect(
      await states.first(12) == [
        .idle, .preparing, .success(all),
        .adding(form), .added(AddedFeed(feed: feed, stories: 3)), .success(all),
        .preparing, .filed(feed), .success(all),
        .preparing, .removed(feed), .success(all),
      ])
    #expect(
      repository.calls == [
        .feeds, .add(address, category: .fixture("World")), .feeds,
        .lookUp([.fixture("f1")]), .file(feed.id, under: .fixture("World")), .feeds,
        .lookUp([.fixture("f1")]), .remove(feed.id), .feeds,
      ])
  }

  @Test func publishesTheProgressAndTheResultOfARefresh() async {
    let repository = repository()
    let steps = [RefreshProgress(done: 0, total: 1), RefreshProgress(done: 1, total: 1)]
    repository.answer { $0.progress = steps }
    let screen = screen(repository)
    let states = await screen.states()
    await screen.send(.refresh(["f1"]))
    #expect(
      await states.first(6) == [
        .idle, .preparing, .refreshing(steps[0]), .refreshing(steps[1]),
        .refreshed(RefreshReport(outcomes: [], total: 1)), .success(all),
      ])
    #expect(
      repository.calls == [.lookUp([.fixture("f1")]), .refresh([feed.id], .byHand), .feeds])
    await screen.send(.refresh([]))
    #expect(repository.calls.suffix(2) == [.refresh(nil, .byHand), .feeds])
  }

  @Test func publishesAFailureAndDoesNotLoadTheFeeds() async {
    let failure = StoryFailure.unknownFeed("x")
    let repository = StubStoryRepository()
    repository.answer { answers in
      answers.add = .failure(failure)
      answers.lookUp = .failure(failure)
    }
    let screen = screen(repository)
    let states = await screen.states()
    await screen.send(.add(form))
    await screen.send(.remove("x"))
    await screen.send(.file("x", under: ""))
    await screen.send(.refresh(["x"]))
    #expect(
      await states.first(9) == [
        .idle, .adding(form), .failure(failure), .preparing, .failure(failure), .preparing,
        .failure(failure), .preparing, .failure(failure),
      ])
    #expect(!repository.calls.contains(.feeds))
  }

  @Test func rejectsAnInvalidFormBeforeItCallsTheRepository() async throws {
    let repository = repository()
    let screen = screen(repository)
    let form = NewsFeedForm(address: "ftp://a.example/", category: "a\u{7}b")
    await screen.send(.add(form))
    let failure = try #require(
      #expect(throws: StoryFailure.self) { try form.subscription(by: .fixture) })
    #expect(await screen.states().first(1) == [.failure(failure)])
    await screen.send(.file("f1", under: "a\u{7}b"))
    let state = await screen.states().first(1).first
    guard case .failure(.form(let failures)) = state else {
      Issue.record("another state: \(String(describing: state))")
      return
    }
    #expect(failures.map(\.field) == [.category])
    #expect(repository.calls.isEmpty)
  }

  private func screen(_ repository: StubStoryRepository) -> any NewsFeedsScreen {
    NewsFeedsViewModel(repository: repository, rules: .fixture).screen()
  }

  private func repository() -> StubStoryRepository {
    var answers = StubStoryRepository.Answers()
    answers.feeds = .success(all)
    answers.add = .success(AddedFeed(feed: feed, stories: 3))
    answers.file = .success(feed)
    answers.refresh = .success(RefreshReport(outcomes: [], total: 1))
    return StubStoryRepository(answers)
  }
}
