import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing

@Suite struct BookmarkDetailViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func announcesEachStateOnItsWayToTheBookmark() async {
    let bookmark = Bookmark.fixture(id: "b7")
    repository.answer { $0.bookmark = .success(bookmark) }
    let screen = BookmarkDetailViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.show(bookmark.id)
    #expect(await states.first(3) == [.idle, .preparing(bookmark.id), .success(bookmark)])
  }

  @Test func announcesThatThereIsNoSuchBookmark() async {
    let id = Bookmark.ID("gone")
    repository.answer { $0.bookmark = .failure(.notFound([id])) }
    let screen = BookmarkDetailViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.show(id)
    #expect(await states.first(3) == [.idle, .preparing(id), .failure(.notFound([id]))])
  }

  @Test func removingAnnouncesItAndLeavesForTheList() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkDetailViewModel(repository: spy, router: router)
    let states = await screen.states()
    let id = Bookmark.ID("b7")
    await screen.remove(id)
    #expect(await states.first(3) == [.idle, .preparing(id), .removed(id)])
    #expect(spy.calls == [.remove([id])])
    #expect(router.opened == [.list()])
  }

  @Test func aRemovalThatFailsStaysWhereItIs() async {
    let id = Bookmark.ID("b7")
    repository.answer { $0.removed = .failure(.notFound([id])) }
    let screen = BookmarkDetailViewModel(repository: repository, router: router)
    await screen.remove(id)
    #expect(await screen.states().first(1) == [.failure(.notFound([id]))])
    #expect(router.opened == [])
  }

  @Test func askingWhileAnotherIsFetchedDoesNothing() async {
    let gate = Gate()
    let spy = SpyBookmarkRepository(around: repository, waitingFor: gate.pass)
    let screen = BookmarkDetailViewModel(repository: spy, router: router)
    async let first: Void = screen.show(Bookmark.ID("b1"))
    await gate.reached()
    await screen.remove(Bookmark.ID("b2"))
    gate.open()
    await first
    #expect(spy.calls == [.bookmark(Bookmark.ID("b1"))])
    #expect(router.opened == [])
  }
}

@Suite struct BookmarkEditorViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()
  let form = BookmarkForm(address: "https://example.org/", title: "T", tags: ["a"], note: "n")

  @Test func savingKeepsWhatWasFilledInAndLeavesForTheList() async {
    let added = AddedBookmark(kept: .merged(.fixture()), titleFailure: .refused(status: 404))
    repository.answer { $0.added = .success(added) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router)
    let states = await screen.states()
    await screen.save(form)
    #expect(await states.first(3) == [.editing, .saving(form), .saved(added)])
    #expect(
      spy.calls == [.add(.fixture(title: "T", tags: ["a"], note: "n"), fetchingTitle: true)])
    #expect(router.opened == [.list()])
  }

  @Test func thePagesTitleIsFetchedOnlyWhereItIsWanted() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router)
    await screen.save(BookmarkForm(address: "https://example.org/", fetchesTitle: false))
    #expect(spy.calls == [.add(.fixture(), fetchingTitle: false)])
  }

  @Test func aFormThatMakesNoSenseStaysToBeMended() async throws {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router)
    let states = await screen.states()
    let form = BookmarkForm(address: "example.org")
    await screen.save(form)
    let failure = #expect(throws: BookmarkFailure.self) { try form.draft() }
    #expect(
      await states.first(3) == [
        .editing, .saving(form), .failure(try #require(failure), form),
      ])
    #expect(spy.calls == [])
    #expect(router.opened == [])
  }

  @Test func whatCannotBeKeptStaysToBeTriedAgain() async {
    repository.answer { $0.added = .failure(.busy(reason: "Busy.")) }
    let screen = BookmarkEditorViewModel(repository: repository, router: router)
    await screen.save(form)
    #expect(await screen.states().first(1) == [.failure(.busy(reason: "Busy."), form)])
    repository.answer { $0.added = .success(AddedBookmark(kept: .added(.fixture()))) }
    await screen.save(form)
    #expect(router.opened == [.list()])
  }

  @Test func savingTwiceAtOnceKeepsOne() async {
    let gate = Gate()
    let spy = SpyBookmarkRepository(around: repository, waitingFor: gate.pass)
    let screen = BookmarkEditorViewModel(repository: spy, router: router)
    async let first: Void = screen.save(form)
    await gate.reached()
    await screen.save(form)
    gate.open()
    await first
    #expect(spy.calls.count == 1)
    #expect(router.opened == [.list()])
  }

  @Test func cancellingLeavesForTheListAndKeepsNothing() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router)
    await screen.cancel()
    #expect(spy.calls == [])
    #expect(router.opened == [.list()])
  }
}

@Suite struct BookmarkScreenEndTests {
  @Test(.timeLimit(.minutes(1))) func theStatesOfEveryScreenEndWithIt() async {
    let repository = StubBookmarkRepository()
    let router = SpyBookmarksRouter()
    let detail = await BookmarkDetailViewModel(repository: repository, router: router).states()
    let editor = await BookmarkEditorViewModel(repository: repository, router: router).states()
    let transfer = await BookmarkTransferViewModel(repository: repository, router: router).states()
    #expect(await detail.first(2) == [.idle])
    #expect(await editor.first(2) == [.editing])
    #expect(await transfer.first(2) == [.idle])
  }
}

@Suite struct BookmarkTransferViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func anImportEndsWithItsReport() async {
    let report = ImportReport(imported: 2, merged: 1, skipped: [])
    repository.answer { $0.imported = .success(report) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkTransferViewModel(repository: spy, router: router)
    let states = await screen.states()
    await screen.importFile([1, 2])
    #expect(await states.first(3) == [.idle, .working, .imported(report)])
    #expect(spy.calls == [.importFile([1, 2])])
  }

  @Test func anExportEndsWithItsFile() async {
    let file = ExportedFile(bytes: [1], count: 1)
    repository.answer { $0.exported = .success(file) }
    let screen = BookmarkTransferViewModel(repository: repository, router: router)
    let states = await screen.states()
    await screen.exportFile()
    #expect(await states.first(3) == [.idle, .working, .exported(file)])
  }

  @Test func aFileThatCannotBeReadEndsWithTheReason() async {
    repository.answer { $0.imported = .failure(.unreadableFile(reason: "it is a picture")) }
    let screen = BookmarkTransferViewModel(repository: repository, router: router)
    await screen.importFile([])
    #expect(
      await screen.states().first(1) == [.failure(.unreadableFile(reason: "it is a picture"))])
  }

  @Test func oneThingIsDoneAtATime() async {
    let gate = Gate()
    let spy = SpyBookmarkRepository(around: repository, waitingFor: gate.pass)
    let screen = BookmarkTransferViewModel(repository: spy, router: router)
    async let first: Void = screen.importFile([1])
    await gate.reached()
    await screen.exportFile()
    await screen.importFile([2])
    gate.open()
    await first
    #expect(spy.calls == [.importFile([1])])
  }

  @Test func closingLeavesForTheList() async {
    await BookmarkTransferViewModel(repository: repository, router: router).close()
    #expect(router.opened == [.list()])
  }
}
