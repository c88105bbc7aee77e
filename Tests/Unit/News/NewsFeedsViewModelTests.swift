import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct NewsFeedsViewModelTests {
  private let feed = NewsFeed.fixture()
  private let form = NewsFeedForm(address: "tidewater.example", category: "World")
  private var all: [NewsFeedOverview] { [NewsFeedOverview(feed: feed, unread: 1, stories: 3)] }

  @Test func everyChangeIsToldBeforeTheFeedsAreShownAsTheyAreThen() async {
    let repository = repository()
    let screen = NewsFeedsViewModel(repository: repository)
    let states = await screen.states()
    await screen.show()
    await screen.add(form)
    await screen.file("f1", under: "World")
    await screen.remove("f1")
    #expect(
      await states.first(12) == [
        .idle, .preparing, .success(all),
        .adding(form), .added(AddedFeed(feed: feed, stories: 3)), .success(all),
        .preparing, .filed(feed), .success(all),
        .preparing, .removed(feed), .success(all),
      ])
    #expect(
      repository.calls == [
        .feeds, .add(form), .feeds, .file("f1", under: "World"), .feeds, .remove("f1"), .feeds,
      ])
  }

  @Test func aRefreshTellsHowFarItIsAndWhatItCameTo() async {
    let repository = repository()
    let steps = [RefreshProgress(done: 0, total: 1), RefreshProgress(done: 1, total: 1)]
    repository.answer { $0.progress = steps }
    let screen = NewsFeedsViewModel(repository: repository)
    let states = await screen.states()
    await screen.refresh(["f1"])
    #expect(
      await states.first(6) == [
        .idle, .preparing, .refreshing(steps[0]), .refreshing(steps[1]),
        .refreshed(RefreshReport(outcomes: [], total: 1)), .success(all),
      ])
    #expect(repository.calls == [.refresh(["f1"], .byHand), .feeds])
  }

  @Test func whatFailsIsAnnouncedAndNothingElseIsAsked() async {
    let failure = StoryFailure.unknownFeed("x")
    let repository = StubStoryRepository()
    repository.answer { answers in
      answers.add = .failure(failure)
      answers.remove = .failure(failure)
      answers.file = .failure(failure)
      answers.refresh = .failure(failure)
    }
    let screen = NewsFeedsViewModel(repository: repository)
    let states = await screen.states()
    await screen.add(form)
    await screen.remove("x")
    await screen.file("x", under: "")
    await screen.refresh(["x"])
    #expect(
      await states.first(9) == [
        .idle, .adding(form), .failure(failure), .preparing, .failure(failure), .preparing,
        .failure(failure), .preparing, .failure(failure),
      ])
    #expect(!repository.calls.contains(.feeds))
  }

  private func repository() -> StubStoryRepository {
    var answers = StubStoryRepository.Answers()
    answers.feeds = .success(all)
    answers.add = .success(AddedFeed(feed: feed, stories: 3))
    answers.file = .success(feed)
    answers.remove = .success(feed)
    answers.refresh = .success(RefreshReport(outcomes: [], total: 1))
    return StubStoryRepository(answers)
  }
}
