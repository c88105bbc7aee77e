import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing

@Suite struct BookmarkListViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func publishesEachStateUpToTheBookmarks() async {
    let page = BookmarkPage(bookmarks: [.fixture()], total: 1)
    repository.answer { $0.page = .success(page) }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(BookmarkListForm(tag: "a")))
    #expect(
      await states.first(3) == [
        .idle, .preparing(BookmarkListForm(tag: "a")),
        .success(page, of: .fixture(tag: "a")),
      ])
  }

  @Test func publishesTheFailureOfTheStore() async {
    let failure = BookmarkFailure.storage(reason: "The disk is gone.")
    repository.answer { $0.page = .failure(failure) }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(BookmarkListForm()))
    #expect(await states.first(3) == [.idle, .preparing(BookmarkListForm()), .failure(failure)])
  }

  @Test func showsChangesWhenReloaded() async {
    let screen = screen(over: repository)
    await screen.send(.show(BookmarkListForm()))
    let page = BookmarkPage(bookmarks: [.fixture()], total: 1)
    repository.answer { $0.page = .success(page) }
    let states = await screen.states()
    await screen.send(.show(BookmarkListForm()))
    #expect(
      await states.first(3) == [
        .success(.empty, of: .fixture()), .preparing(BookmarkListForm()),
        .success(page, of: .fixture()),
      ])
  }

  @Test func recoversFromAFailureWhenReloaded() async {
    repository.answer { $0.page = .failure(.busy(reason: "Busy.")) }
    let screen = screen(over: repository)
    await screen.send(.show(BookmarkListForm()))
    repository.answer { $0.page = .success(.empty) }
    await screen.send(.show(BookmarkListForm()))
    #expect(await screen.states().first(1) == [.success(.empty, of: .fixture())])
  }

  @Test func removesTheBookmarksAndShowsTheRest() async {
    let page = BookmarkPage(bookmarks: [.fixture(id: "b3")], total: 1)
    repository.answer { $0.page = .success(page) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    let states = await screen.states()
    await screen.send(
      .remove([Bookmark.ID("b1"), Bookmark.ID("b2")], thenShowing: BookmarkListForm(tag: "a")))
    #expect(
      spy.calls == [
        .remove([Bookmark.ID("b1"), Bookmark.ID("b2")], expecting: nil),
        .page(.fixture(tag: "a")),
      ])
    #expect(
      await states.first(3) == [
        .idle, .preparing(BookmarkListForm(tag: "a")),
        .success(page, of: .fixture(tag: "a")),
      ])
  }

  @Test func changesTheBookmarksTogetherAndShowsTheList() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    let edit = BookmarkEdit(addedTags: ["x"])
    await screen.send(
      .change(
        [Bookmark.ID("b1"), Bookmark.ID("b2")], by: edit, thenShowing: BookmarkListForm(tag: "a")))
    #expect(
      spy.calls == [
        .changeAll([Bookmark.ID("b1"), Bookmark.ID("b2")], .fixture(edit)),
        .page(.fixture(tag: "a")),
      ])
    #expect(await screen.states().first(1) == [.success(.empty, of: .fixture(tag: "a"))])
  }

  @Test func publishesWhyTheBookmarksCouldNotBeChanged() async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("b1")])
    repository.answer { $0.changedAll = .failure(failure) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    await screen.send(
      .change(
        [Bookmark.ID("b1"), Bookmark.ID("b2")], by: BookmarkEdit(unread: true),
        thenShowing: BookmarkListForm()))
    #expect(await screen.states().first(1) == [.failure(failure)])
    #expect(spy.calls.count == 1)
  }

  @Test(arguments: [
    (BookmarkEdit(), BookmarkListForm()), (BookmarkEdit(addedTags: [","]), BookmarkListForm()),
    (BookmarkEdit(unread: true), BookmarkListForm(query: "(a")),
  ])
  func rejectsAnInvalidEditOrFormBeforeItChangesAnything(
    _ edit: BookmarkEdit, _ form: BookmarkListForm
  ) async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    await screen.send(.change([Bookmark.ID("b1")], by: edit, thenShowing: form))
    guard case .failure = await screen.states().first(1)[0] else {
      Issue.record("the change is not refused")
      return
    }
    #expect(spy.calls == [])
  }

  @Test func publishesWhyARemovalFailed() async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("no")])
    repository.answer { $0.removed = .failure(failure) }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.remove([Bookmark.ID("no")], thenShowing: BookmarkListForm()))
    #expect(await states.first(3) == [.idle, .preparing(BookmarkListForm()), .failure(failure)])
  }

  @Test func rejectsAnInvalidFormBeforeRemovingAnything() async throws {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    let form = BookmarkListForm(query: "(a")
    let refusal = try #require(
      #expect(throws: BookmarkFailure.self) { try form.filter(by: .fixture) })
    await screen.send(.remove([Bookmark.ID("b1")], thenShowing: form))
    #expect(await screen.states().first(1) == [.failure(refusal)])
    #expect(spy.calls == [])
  }

  @Test func addOpensTheEditor() async {
    let screen = screen(over: repository)
    await screen.send(.add)
    #expect(router.opened == [.editor()])
  }

  @Test func loadsTheRequestedRows() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    await screen.send(.show(BookmarkListForm(limit: "30", cursor: "5", rows: 10..<20)))
    await screen.send(.show(BookmarkListForm(limit: "30", cursor: "5", rows: 20..<40)))
    #expect(
      spy.calls == [
        .page(.fixture(limit: 10, offset: 15)), .page(.fixture(limit: 10, offset: 25)),
      ])
    #expect(
      await screen.states().first(1) == [.success(.empty, of: .fixture(limit: 30, offset: 5))])
  }

  private func screen(over repository: any BookmarkRepository) -> any BookmarkListScreen {
    BookmarkListViewModel(repository: repository, router: router, normalizer: .fixture).screen()
  }
}
