import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing

@Suite struct BookmarkListViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func announcesEachStateOnItsWayToTheBookmarks() async {
    let page = BookmarkPage(bookmarks: [.fixture()], total: 1)
    repository.answer { $0.page = .success(page) }
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    let states = await screen.states()
    await screen.show(BookmarkQuestion(tag: "a"))
    #expect(
      await states.first(3) == [
        .idle, .preparing(BookmarkQuestion(tag: "a")),
        .success(page, of: BookmarkQuestion(tag: "a")),
      ])
  }

  @Test func announcesWhyThereAreNoBookmarks() async {
    let failure = BookmarkFailure.storage(reason: "The disk is gone.")
    repository.answer { $0.page = .failure(failure) }
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    let states = await screen.states()
    await screen.show(BookmarkQuestion())
    #expect(await states.first(3) == [.idle, .preparing(BookmarkQuestion()), .failure(failure)])
  }

  @Test func showsWhatHasChangedWhenAskedAgain() async {
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    await screen.show(BookmarkQuestion())
    let page = BookmarkPage(bookmarks: [.fixture()], total: 1)
    repository.answer { $0.page = .success(page) }
    let states = await screen.states()
    await screen.show(BookmarkQuestion())
    #expect(
      await states.first(3) == [
        .success(.empty, of: BookmarkQuestion()), .preparing(BookmarkQuestion()),
        .success(page, of: BookmarkQuestion()),
      ])
  }

  @Test func recoversFromAFailureWhenAskedAgain() async {
    repository.answer { $0.page = .failure(.busy(reason: "Busy.")) }
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    await screen.show(BookmarkQuestion())
    repository.answer { $0.page = .success(.empty) }
    await screen.show(BookmarkQuestion())
    #expect(await screen.states().first(1) == [.success(.empty, of: BookmarkQuestion())])
  }

  @Test func askingWhileOthersAreFetchedDoesNothing() async {
    let gate = Gate()
    let spy = SpyBookmarkRepository(around: repository, waitingFor: gate.pass)
    let screen = BookmarkListViewModel(repository: spy, router: router, rules: .fixture)
    let states = await screen.states()
    async let first: Void = screen.show(BookmarkQuestion(query: "first"))
    await gate.reached()
    await screen.show(BookmarkQuestion(query: "second"))
    await screen.remove([Bookmark.ID("b1")], thenShowing: BookmarkQuestion())
    gate.open()
    await first
    #expect(spy.calls == [.page(.fixture(query: "first"))])
    #expect(
      await states.first(3) == [
        .idle, .preparing(BookmarkQuestion(query: "first")),
        .success(.empty, of: BookmarkQuestion(query: "first")),
      ])
  }

  @Test func removingPassesOnWhatAndThenShowsWhatIsLeft() async {
    let page = BookmarkPage(bookmarks: [.fixture(id: "b3")], total: 1)
    repository.answer { $0.page = .success(page) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkListViewModel(repository: spy, router: router, rules: .fixture)
    let states = await screen.states()
    await screen.remove(
      [Bookmark.ID("b1"), Bookmark.ID("b2")], thenShowing: BookmarkQuestion(tag: "a"))
    #expect(
      spy.calls == [
        .remove([Bookmark.ID("b1"), Bookmark.ID("b2")], expecting: nil),
        .page(.fixture(tag: "a")),
      ])
    #expect(
      await states.first(3) == [
        .idle, .preparing(BookmarkQuestion(tag: "a")),
        .success(page, of: BookmarkQuestion(tag: "a")),
      ])
  }

  @Test func aRemovalThatFailsSaysWhyAndShowsNothingAsRemoved() async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("no")])
    repository.answer { $0.removed = .failure(failure) }
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    let states = await screen.states()
    await screen.remove([Bookmark.ID("no")], thenShowing: BookmarkQuestion())
    #expect(await states.first(3) == [.idle, .preparing(BookmarkQuestion()), .failure(failure)])
  }

  @Test func aQuestionThatMakesNoSenseIsRefusedBeforeAnythingIsRemoved() async throws {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkListViewModel(repository: spy, router: router, rules: .fixture)
    let question = BookmarkQuestion(query: "(a")
    let refusal = try #require(
      #expect(throws: BookmarkFailure.self) { try question.filter(by: .fixture) })
    await screen.remove([Bookmark.ID("b1")], thenShowing: question)
    #expect(await screen.states().first(1) == [.failure(refusal)])
    #expect(spy.calls == [])
  }

  @Test func addingLeavesForTheEditor() async {
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    await screen.add()
    #expect(router.opened == [.editor()])
  }

  @Test func twoListenersHearTheSameStates() async {
    let screen = BookmarkListViewModel(repository: repository, router: router, rules: .fixture)
    let one = await screen.states()
    let other = await screen.states()
    await screen.show(BookmarkQuestion())
    let expected: [BookmarkListState] = [
      .idle, .preparing(BookmarkQuestion()), .success(.empty, of: BookmarkQuestion()),
    ]
    #expect(await one.first(3) == expected)
    #expect(await other.first(3) == expected)
  }

  @Test(.timeLimit(.minutes(1))) func theStatesEndWithTheScreen() async {
    var screen: BookmarkListViewModel? = BookmarkListViewModel(
      repository: repository, router: router, rules: .fixture)
    let states = await screen?.states()
    screen = nil
    #expect(await states?.first(2) == [.idle])
  }
}
