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
    let screen = BookmarkListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.show(.fixture(tag: "a"))
    #expect(
      await states.first(3) == [
        .idle, .preparing(.fixture(tag: "a")), .success(page, of: .fixture(tag: "a")),
      ])
  }

  @Test func announcesWhyThereAreNoBookmarks() async {
    let failure = BookmarkFailure.storage(reason: "The disk is gone.")
    repository.answer { $0.page = .failure(failure) }
    let screen = BookmarkListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.show(.all)
    #expect(await states.first(3) == [.idle, .preparing(.all), .failure(failure)])
  }

  @Test func showsWhatHasChangedWhenAskedAgain() async {
    let screen = BookmarkListViewModel(repository: repository, router: router)
    await screen.show(.all)
    let page = BookmarkPage(bookmarks: [.fixture()], total: 1)
    repository.answer { $0.page = .success(page) }
    let states = await screen.states()
    await screen.show(.all)
    #expect(
      await states.first(3) == [
        .success(.empty, of: .all), .preparing(.all), .success(page, of: .all),
      ])
  }

  @Test func recoversFromAFailureWhenAskedAgain() async {
    repository.answer { $0.page = .failure(.busy(reason: "Busy.")) }
    let screen = BookmarkListViewModel(repository: repository, router: router)
    await screen.show(.all)
    repository.answer { $0.page = .success(.empty) }
    await screen.show(.all)
    #expect(await screen.states().first(1) == [.success(.empty, of: .all)])
  }

  @Test func askingWhileOthersAreFetchedDoesNothing() async {
    let gate = Gate()
    let spy = SpyBookmarkRepository(around: repository, waitingFor: gate.pass)
    let screen = BookmarkListViewModel(repository: spy, router: router)
    let states = await screen.states()
    async let first: Void = screen.show(.fixture(query: "first"))
    await gate.reached()
    await screen.show(.fixture(query: "second"))
    await screen.remove([Bookmark.ID("b1")], thenShowing: .all)
    gate.open()
    await first
    #expect(spy.calls == [.page(.fixture(query: "first"))])
    #expect(
      await states.first(3) == [
        .idle, .preparing(.fixture(query: "first")),
        .success(.empty, of: .fixture(query: "first")),
      ])
  }

  @Test func removingPassesOnWhatAndThenShowsWhatIsLeft() async {
    let page = BookmarkPage(bookmarks: [.fixture(id: "b3")], total: 1)
    repository.answer { $0.page = .success(page) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkListViewModel(repository: spy, router: router)
    let states = await screen.states()
    await screen.remove(
      [Bookmark.ID("b1"), Bookmark.ID("b2")], thenShowing: .fixture(tag: "a"))
    #expect(
      spy.calls == [
        .remove([Bookmark.ID("b1"), Bookmark.ID("b2")]), .page(.fixture(tag: "a")),
      ])
    #expect(
      await states.first(3) == [
        .idle, .preparing(.fixture(tag: "a")), .success(page, of: .fixture(tag: "a")),
      ])
  }

  @Test func aRemovalThatFailsSaysWhyAndShowsNothingAsRemoved() async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("no")])
    repository.answer { $0.removed = .failure(failure) }
    let screen = BookmarkListViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.remove([Bookmark.ID("no")], thenShowing: .all)
    #expect(await states.first(3) == [.idle, .preparing(.all), .failure(failure)])
  }

  @Test func addingLeavesForTheEditor() async {
    let screen = BookmarkListViewModel(repository: repository, router: router)
    await screen.add()
    #expect(router.opened == [.editor])
  }

  @Test func twoListenersHearTheSameStates() async {
    let screen = BookmarkListViewModel(repository: repository, router: router)
    let one = await screen.states()
    let other = await screen.states()
    await screen.show(.all)
    let expected: [BookmarkListState] = [.idle, .preparing(.all), .success(.empty, of: .all)]
    #expect(await one.first(3) == expected)
    #expect(await other.first(3) == expected)
  }

  @Test(.timeLimit(.minutes(1))) func theStatesEndWithTheScreen() async {
    var screen: BookmarkListViewModel? = BookmarkListViewModel(
      repository: repository, router: router)
    let states = await screen?.states()
    screen = nil
    #expect(await states?.first(2) == [.idle])
  }
}
