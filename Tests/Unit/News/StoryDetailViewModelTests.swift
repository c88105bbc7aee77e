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

  @Test func whoSeesAStoryHasReadItUnlessItIsToStayAsItIs() async {
    let screen = screen()
    await screen.show(id, of: "", keepingUnread: false)
    await screen.show(id, of: "", keepingUnread: true)
    #expect(repository.calls == [.mark(id, asRead: true), .story(id), .story(id)])
  }

  @Test func showsTheVersionOfAFeed() async {
    await screen().show(id, of: "f2", keepingUnread: true)
    #expect(repository.calls == [.story(id, of: "f2")])
  }

  @Test func aFeedThatIsNotThereLeavesTheStoryUnread() async {
    let failure = StoryFailure.malformed("f9", reason: "there is no such feed.")
    repository.answer { $0.story = .failure(failure) }
    let screen = screen()
    await screen.show(id, of: "f9", keepingUnread: false)
    #expect(repository.calls == [.story(id, of: "f9")])
    #expect(await screen.states().first(1) == [.failure(failure)])
  }

  @Test func everyIntentAnnouncesTheWayAndTheStoryAsItIsThen() async {
    let screen = screen()
    let story = Story.fixture(link: "https://tidewater.example/harbour")
    for intent in [
      { await screen.show(id, of: "", keepingUnread: false) }, { await screen.star(id, true) },
      { await screen.mark(id, asRead: false) },
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

  @Test func whatFailsIsAnnouncedAndTheStoryIsNotAskedFor() async {
    let failure = StoryFailure.notFound(id)
    repository.answer { answers in
      answers.mark = .failure(failure)
      answers.star = .failure(failure)
    }
    let screen = screen()
    let states = await screen.states()
    await screen.show(id, of: "", keepingUnread: false)
    await screen.star(id, true)
    #expect(
      await states.first(5) == [
        .idle, .preparing(id), .failure(failure), .preparing(id), .failure(failure),
      ])
    #expect(repository.calls == [.mark(id, asRead: true), .star(id, true)])
  }

  @Test func leavesForAFormFilledInWithTheStory() async {
    let screen = screen()
    await screen.bookmark(id)
    let link = WebAddress.fixture("https://tidewater.example/harbour")
    #expect(router.opened == [.bookmark(link, title: "Harbour reopens")])
    #expect(await screen.states().first(1) == [.idle])
  }

  @Test func aStoryWithoutAnAddressIsNoBookmark() async {
    repository.answer { $0.story = .success(.fixture(title: "No way")) }
    let screen = screen()
    await screen.bookmark(id)
    let failure = StoryFailure.malformed(
      "No way", reason: "the story has no address to bookmark.")
    #expect(await screen.states().first(1) == [.failure(failure)])
    #expect(router.opened == [])
  }

  private func screen() -> StoryDetailViewModel {
    StoryDetailViewModel(repository: repository, router: router)
  }
}
