import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@testable import NewsViewModel

/// The list as a state machine: every state is published, in order, and no others.
@Suite struct StoryListViewModelTests {
  private let repository = StubStoryRepository()
  private let router = SpyNewsRouter()
  private let form = StoryListForm(category: "World")
  private let question = StoryQuestion(category: .fixture("World"))
  private let old = StoryPage(headlines: [.fixture(id: "s1")], feeds: 2)
  private var model: StoryListViewModel {
    StoryListViewModel(
      stored: repository, repository: repository, router: router, rules: .fixture)
  }

  init() {
    repository.answer { [old] in $0.page = .success(old) }
  }

  @Test func publishesTheStoredStoriesThenTheProgressAndThenTheFetchedStories() async {
    let came = FeedOutcome.fixture(.fetched(StoryMerge(new: 1, changed: 0)))
    let steps = [
      RefreshProgress(done: 0, total: 1), RefreshProgress(done: 1, total: 1, last: came),
    ]
    let report = RefreshReport(outcomes: [came], total: 1)
    repository.answer {
      $0.progress = steps
      $0.refresh = .success(report)
    }
    #expect(
      await model.states(after: .show(form, refreshing: true)) == [
        .idle, .preparing(form), .refreshing(old, steps[0]), .refreshing(old, steps[1]),
        .success(old, report),
      ])
    #expect(repository.calls == [.page(question), .refresh(nil, .due), .page(question)])
  }

  @Test func loadsThePageOnceIfNoFeedWasDue() async {
    let nothing = RefreshReport(outcomes: [], total: 0)
    repository.answer { $0.refresh = .success(nothing) }
    let states = await model.states(after: .show(form, refreshing: true))
    #expect(repository.calls == [.page(question), .refresh(nil, .due)])
    #expect(states.last == .success(old, nothing))
  }

  @Test func publishesTheFailureOfARefreshAfterTheStoredStories() async {
    let step = RefreshProgress(done: 0, total: 2)
    let failure = StoryFailure.cancelled(RefreshReport(outcomes: [], total: 2))
    repository.answer {
      $0.progress = [step]
      $0.refresh = .failure(failure)
    }
    #expect(
      await model.states(after: .show(form, refreshing: true)) == [
        .idle, .preparing(form), .refreshing(old, step), .failure(failure),
      ])
  }

  @Test func publishesTheNumberOfMarkedStoriesAndThenTheList() async {
    repository.answer { $0.markRead = .success(4) }
    #expect(
      await model.states(after: .markRead(feed: "", category: "World", thenShowing: form)) == [
        .idle, .marked(4), .preparing(form), .success(old, nil),
      ])
    #expect(repository.calls == [.markRead(.category(.fixture("World"))), .page(question)])
  }

  @Test func starsAStoryBeforeItLoadsTheList() async {
    #expect(
      await model.states(after: .star(Story.ID("s1"), true, thenShowing: form)) == [
        .idle, .preparing(form), .success(old, nil),
      ])
    #expect(repository.calls == [.star(Story.ID("s1"), true), .page(question)])
  }

  @Test func publishesAFailure() async {
    let failure = StoryFailure.busy(reason: "Busy.")
    repository.answer {
      $0.page = .failure(failure)
      $0.markRead = .failure(failure)
      $0.star = .failure(failure)
    }
    let states = await model.states(
      after: .show(form, refreshing: false), .markRead(feed: "", category: "", thenShowing: form),
      .star(Story.ID("s1"), false, thenShowing: form))
    #expect(
      states == [.idle, .preparing(form), .failure(failure), .failure(failure), .failure(failure)])
  }

  @Test func opensAStory() async {
    _ = await model.states(after: .open(Story.ID("s1")))
    #expect(router.opened == [.detail(Story.ID("s1"))])
  }

  @Test func looksUpTheFeedOfTheForm() async {
    _ = await model.states(after: .show(StoryListForm(feed: "f1"), refreshing: false))
    #expect(
      repository.calls == [
        .lookUp([.fixture("f1")]), .page(StoryQuestion(feed: NewsFeed.ID("f1"))),
      ])
  }

  @Test(
    arguments: [
      ("f1", "", "", .markRead(.feed(NewsFeed.ID("f1")))), ("", "", "", .markRead(.everything)),
      ("", " World ", "", .markRead(.category(.fixture("World")))),
      ("", "", "7", .markRead(.everything, upTo: 7)),
    ] as [(String, String, String, StubStoryRepository.Call)])
  func marksTheStoriesOfTheFeedOrTheCategoryOrAll(
    _ feed: String, _ category: String, _ last: String, _ call: StubStoryRepository.Call
  ) async {
    repository.answer { $0.markRead = .failure(.busy(reason: "Busy.")) }
    _ = await model.states(
      after: .markRead(feed: feed, category: category, upTo: last, thenShowing: form))
    #expect(repository.calls.last == call)
  }

  @Test(
    arguments: [
      ("f1", "World", "", .category, "Use either a feed or a category, not both."),
      ("f1", " ", "", .category, "Use either a feed or a category, not both."),
      ("", " ", "", .category, "The category is blank. Use the name of one."),
      (
        "", "", "x", .number,
        "The number of the last stored story must be an integer, got “x”. Reload the list."
      ),
    ] as [(String, String, String, NewsField, String)])
  func marksNoStoryIfAFieldIsUnclear(
    _ feed: String, _ category: String, _ last: String, _ field: NewsField, _ reason: String
  ) async {
    repository.answer { $0.markRead = .success(4) }
    #expect(
      await model.states(
        after: .markRead(feed: feed, category: category, upTo: last, thenShowing: form)) == [
          .idle, .failure(.form([NewsFieldFailure(field, reason)])),
        ])
    #expect(repository.calls.isEmpty)
  }

  @Test func rejectsAnInvalidFormBeforeItCallsTheRepository() async throws {
    let form = StoryListForm(category: "a\u{7}b", feed: "f1", limit: "0", cursor: "x")
    let failure = try #require(#expect(throws: StoryFailure.self) { try form.question() })
    let states = await model.states(
      after: .show(form, refreshing: true),
      .markRead(feed: "", category: "a\u{7}b", thenShowing: form))
    #expect(states.prefix(2) == [.idle, .failure(failure)])
    #expect(repository.calls.isEmpty)
  }
}

@Suite struct StoryDetailViewModelTests {
  private let id = Story.ID("s1")
  private let story = Story.fixture(link: "https://tidewater.example/harbour")
  private let router = SpyNewsRouter()
  private let repository = StubStoryRepository()
  private let model: StoryDetailViewModel

  init() {
    model = StoryDetailViewModel(
      stored: repository, repository: repository, router: router, rules: .fixture)
    repository.answer { [story] in $0.story = .success(story) }
  }

  @Test func doesNotMarkAReadStoryAgain() async {
    repository.answer { $0.story = .success(.fixture(isRead: true)) }
    _ = await model.states(after: .show(id, keepingUnread: false))
    #expect(repository.calls == [.story(id)])
  }

  @Test func showsAStoryEvenIfItCannotBeMarkedAsRead() async {
    repository.answer { $0.mark = .failure(.full(reason: "Full.")) }
    #expect(
      await model.states(after: .show(id, keepingUnread: false)) == [
        .idle, .preparing(id), .success(story),
      ])
  }

  @Test(arguments: [StoryFailure.store(.cancelled), .notFound(Story.ID("s1"))])
  func reportsThatAShownStoryIsGoneOrTheTaskCancelled(_ failure: StoryFailure) async {
    repository.answer { $0.mark = .failure(failure) }
    #expect(
      await model.states(after: .show(id, keepingUnread: false)).last == .failure(failure))
  }

  @Test func keepsAStoryUnreadThatTheFeedDoesNotHave() async {
    let failure = StoryFailure.notCarried(id, by: NewsFeed.ID("f9"))
    repository.answer { $0.story = .failure(failure) }
    let states = await model.states(after: .show(id, of: "f9", keepingUnread: false))
    #expect(repository.calls == [.lookUp([.fixture("f9")]), .story(id, of: NewsFeed.ID("f9"))])
    #expect(states.last == .failure(failure))
  }

  @Test func publishesTheUpdatedStoryAfterEachIntent() async {
    #expect(
      await model.states(
        after: .show(id, keepingUnread: false), .show(id, keepingUnread: true), .star(id, true),
        .mark(id, asRead: false)) == [
          .idle, .preparing(id), .success(story), .preparing(id), .success(story), .preparing(id),
          .success(story), .preparing(id), .success(story),
        ])
    #expect(
      repository.calls == [
        .story(id), .mark([id], asRead: true), .story(id), .story(id), .star(id, true), .story(id),
        .mark([id], asRead: false), .story(id),
      ])
  }

  @Test func publishesAFailureAndDoesNotLoadTheStory() async {
    let failure = StoryFailure.notFound(id)
    repository.answer {
      $0.mark = .failure(failure)
      $0.star = .failure(failure)
    }
    #expect(
      await model.states(after: .mark(id, asRead: true), .star(id, true)) == [
        .idle, .preparing(id), .failure(failure), .preparing(id), .failure(failure),
      ])
    #expect(repository.calls == [.mark([id], asRead: true), .star(id, true)])
  }

  @Test func opensABookmarkFormWithTheLinkAndTheTitle() async {
    #expect(await model.states(after: .bookmark(id)) == [.idle])
    let link = WebAddress.fixture("https://tidewater.example/harbour")
    #expect(router.opened == [.bookmark(link, title: "Harbour reopens")])
  }

  @Test func rejectsABookmarkOfAStoryWithoutALink() async {
    repository.answer { $0.story = .success(.fixture(title: "No way")) }
    #expect(
      await model.states(after: .bookmark(id)) == [.idle, .failure(.noLink(title: "No way"))])
    #expect(router.opened == [])
  }

  @Test(arguments: [
    (" s1 ", StoryReference.identifier("s1")),
    ("https://a.example/1", .link(.fixture("https://a.example/1"))),
  ])
  func findsAStoryByItsIdentifierOrItsLink(_ typed: String, _ reference: StoryReference) async {
    _ = await model.states(after: .find(typed))
    #expect(repository.calls == [.storyMeantBy(reference)])
  }

  @Test func rejectsAnInvalidLinkBeforeItCallsTheRepository() async {
    let failure = NewsFieldFailure(
      .story,
      "Invalid web address “ftp://a.example/1”. Write it as “https://example.org/feed.xml”.")
    let states = await model.states(after: .find("ftp://a.example/1"))
    #expect(states.last == .failure(.form([failure])))
    #expect(repository.calls.isEmpty)
  }
}
