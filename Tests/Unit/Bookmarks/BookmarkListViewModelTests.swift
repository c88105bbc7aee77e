import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookmarksViewModel

@Suite struct BookmarkListViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()
  let tagged = BookmarkListForm(tag: "a")
  let page = BookmarkPage(bookmarks: [.fixture()], total: 1)
  let ids = [Bookmark.ID("b1"), Bookmark.ID("b2")]

  @Test func publishesEachStateUpToTheBookmarks() async {
    repository.answer { $0.page = .success(page) }
    #expect(
      await model.states(after: .show(tagged))
        == [.idle, .preparing(tagged), .success(page, of: .fixture(tag: "a"))])
  }

  @Test func removesTheBookmarksAndShowsTheRest() async {
    repository.answer { $0.page = .success(page) }
    #expect(
      await model.states(after: .remove(ids, thenShowing: tagged))
        == [.idle, .preparing(tagged), .success(page, of: .fixture(tag: "a"))])
    #expect(repository.calls == [.remove(ids, expecting: nil), .page(.fixture(tag: "a"))])
  }

  @Test func changesTheBookmarksTogetherAndShowsTheList() async {
    let edit = BookmarkEdit(addedTags: ["x"])
    #expect(
      await model.states(after: .change(ids, by: edit, thenShowing: tagged))
        == [.idle, .preparing(tagged), .success(.empty, of: .fixture(tag: "a"))])
    #expect(repository.calls == [.changeAll(ids, .fixture(edit)), .page(.fixture(tag: "a"))])
  }

  @Test(arguments: [
    BookmarkListIntent.show(BookmarkListForm()),
    .remove([Bookmark.ID("b1")], thenShowing: BookmarkListForm()),
    .change([Bookmark.ID("b1")], by: BookmarkEdit(unread: true), thenShowing: BookmarkListForm()),
  ])
  func publishesTheFirstFailureAndRequestsNothingElse(_ intent: BookmarkListIntent) async {
    let failure = BookmarkFailure.notFound([Bookmark.ID("b1")])
    repository.answer {
      $0.page = .failure(failure)
      $0.removed = .failure(failure)
      $0.changedAll = .failure(failure)
    }
    #expect(
      await model.states(after: intent)
        == [.idle, .preparing(BookmarkListForm()), .failure(failure)])
    #expect(repository.calls.count == 1)
  }

  @Test(arguments: [
    (BookmarkEdit(), BookmarkListForm()),
    (BookmarkEdit(unread: true), BookmarkListForm(query: "(a")),
  ])
  func rejectsAnInvalidEditOrFormBeforeItChangesAnything(
    _ edit: BookmarkEdit, _ form: BookmarkListForm
  ) async {
    let states = await model.states(after: .change(ids, by: edit, thenShowing: form))
    guard case .failure = states.last else {
      Issue.record("the change is not refused: \(states)")
      return
    }
    #expect(repository.calls == [])
  }

  @Test func rejectsAnInvalidFormBeforeRemovingAnything() async throws {
    let form = BookmarkListForm(query: "(a")
    let refusal = try #require(
      #expect(throws: BookmarkFailure.self) { try form.filter(by: .fixture) })
    #expect(
      await model.states(after: .remove(ids, thenShowing: form))
        == [.idle, .preparing(form), .failure(refusal)])
    #expect(repository.calls == [])
  }

  @Test func addOpensTheEditor() async {
    _ = await model.states(after: .add)
    #expect(router.opened == [.editor()])
  }

  @Test func loadsTheRequestedRows() async {
    let states = await model.states(
      after: .show(BookmarkListForm(limit: "30", cursor: "5", rows: 20..<40)))
    #expect(repository.calls == [.page(.fixture(limit: 10, offset: 25))])
    #expect(states.last == .success(.empty, of: .fixture(limit: 30, offset: 5)))
  }

  private var model: BookmarkListViewModel {
    BookmarkListViewModel(stored: repository, router: router, normalizer: .fixture)
  }
}
