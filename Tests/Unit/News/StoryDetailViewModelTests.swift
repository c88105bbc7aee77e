import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import NewsViewModel
import Testing

@Suite struct StoryDetailViewModelTests {
  private let id = Story.ID("s1")
  private let router = SpyNewsRouter()
  private let repository: StubStoryRepository = {
    var answers = StubStoryRepository.Answers()
    answers.story = .success(.fixture(link: "https://tidewater.example/harbour"))
    return StubStoryRepository(answers)
  }()

  @Test func marksAShownStoryAsReadUnlessItIsToStayUnread() async {
    let screen = screen()
    await screen.send(.show(id, keepingUnread: false))
    await screen.send(.show(id, keepingUnread: true))
    #expect(repository.calls == [.mark(id, asRead: true), .story(id), .story(id)])
  }

  @Test func showsTheVersionOfAFeed() async {
    await screen().send(.show(id, of: "f2", keepingUnread: true))
    #expect(repository.calls == [.lookUp([.fixture("f2")]), .story(id, of: NewsFeed.ID("f2"))])
  }

  @Test func keepsAStoryUnreadThatTheFeedDoesNotHave() async {
    let failure = StoryFailure.notCarried(id, by: NewsFeed.ID("f9"))
    repository.answer { $0.story = .failure(failure) }
    let screen = screen()
    await screen.send(.show(id, of: "f9", keepingUnread: false))
    #expect(repository.calls == [.lookUp([.fixture("f9")]), .story(id, of: NewsFeed.ID("f9"))])
    #expect(await screen.states().first(1) == [.failure(failure)])
  }

  @Test func publishesTheUpdatedStoryAfterEachIntent() async {
    let screen = screen()
    let story = Story.fixture(link: "https://tidewater.example/harbour")
    for intent in [
      { await screen.send(.show(id, keepingUnread: false)) },
      { await screen.send(.star(id, true)) },
      { await screen.send(.mark(id, asRead: false)) },
    ] as [() async -> Void] {
      let states = await screen.states()
      await intent()
      #expect(await states.first(3).dropFirst() == [.preparing(id), .success(story)])
    }
    #expect(
      repository.calls == [
        .mark(id, asRead: true), .story(id), .star(id, true), .story(id),
        .mark(id, asRead: false), .story(id),
      ])
  }

  @Test func publishesAFailureAndDoesNotLoadTheStory() async {
    let failure = StoryFailure.notFound(id)
    repository.answer { answers in
      answers.mark = .failure(failure)
      answers.star = .failure(failure)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.send(.show(id, keepingUnread: false))
    await screen.send(.star(id, true))
    #expect(
      await states.first(5) == [
        .idle, .preparing(id), .failure(failure), .preparing(id), .failure(failure),
      ])
    #expect(repository.calls == [.mark(id, asRead: true), .star(id, true)])
  }

  @Test func opensABookmarkFormWithTheLinkAndTheTitle() async {
    let screen = screen()
    await screen.send(.bookmark(id))
    let link = WebAddress.fixture("https://tidewater.example/harbour")
    #expect(router.opened == [.bookmark(link, title: "Harbour reopens")])
    #expect(await screen.states().first(1) == [.idle])
  }

  @Test func rejectsABookmarkOfAStoryWithoutALink() async {
    repository.answer { $0.story = .success(.fixture(title: "No way")) }
    let screen = screen()
    await screen.send(.bookmark(id))
    #expect(await screen.states().first(1) == [.failure(.noLink(title: "No way"))])
    #expect(router.opened == [])
  }

  @Test(arguments: [
    (" s1 ", StoryReference.identifier("s1")),
    ("https://a.example/1", .link(.fixture("https://a.example/1"))),
  ])
  func findsAStoryByItsIdentifierOrItsLink(_ typed: String, _ reference: StoryReference) async {
    await screen().send(.find(typed))
    #expect(repository.calls == [.storyMeantBy(reference)])
  }

  @Test func rejectsAnInvalidLinkBeforeItCallsTheRepository() async {
    let screen = screen()
    await screen.send(.find("ftp://a.example/1"))
    let failure = NewsFieldFailure(
      .story,
      "Invalid web address “ftp://a.example/1”. Write it as “https://example.org/feed.xml”.")
    #expect(await screen.states().first(1) == [.failure(.form([failure]))])
    #expect(repository.calls.isEmpty)
  }

  private func screen() -> any StoryDetailScreen {
    StoryDetailViewModel(repository: repository, router: router, rules: .fixture).screen()
  }
}
