import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing

@Suite struct BookmarkDetailViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func publishesEachStateUpToTheBookmark() async {
    let bookmark = Bookmark.fixture(id: "b7")
    repository.answer { $0.bookmark = .success(bookmark) }
    let screen = BookmarkDetailViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    let states = await screen.states()
    await screen.send(.show(bookmark.id))
    #expect(await states.first(3) == [.idle, .preparing(bookmark.id), .success(bookmark)])
  }

  @Test func publishesThatTheBookmarkDoesNotExist() async {
    let id = Bookmark.ID("gone")
    repository.answer { $0.bookmark = .failure(.notFound([id])) }
    let screen = BookmarkDetailViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    let states = await screen.states()
    await screen.send(.show(id))
    #expect(await states.first(3) == [.idle, .preparing(id), .failure(.notFound([id]))])
  }

  @Test func findsTheBookmarkThatTheTextMeans() async {
    let bookmark = Bookmark.fixture(id: "b7")
    repository.answer { $0.bookmark = .success(bookmark) }
    let model = BookmarkDetailViewModel(
      repository: repository, router: router, normalizer: .fixture)
    #expect(
      await model.states(after: .find("b7"))
        == [.idle, .preparing(bookmark.id), .success(bookmark)])
  }

  @Test func removesTheBookmarkAndOpensTheList() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkDetailViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    let states = await screen.states()
    let id = Bookmark.ID("b7")
    await screen.send(.remove(id, expecting: nil))
    #expect(await states.first(3) == [.idle, .preparing(id), .removed(id)])
    #expect(spy.calls == [.remove([id], expecting: nil)])
    #expect(router.opened == [.list()])
  }

  @Test func aFailedRemovalOpensNothing() async {
    let id = Bookmark.ID("b7")
    repository.answer { $0.removed = .failure(.notFound([id])) }
    let screen = BookmarkDetailViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    await screen.send(.remove(id, expecting: nil))
    #expect(await screen.states().first(1) == [.failure(.notFound([id]))])
    #expect(router.opened == [])
  }

  @Test func passesOnTheExpectedVersion() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkDetailViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    let id = Bookmark.ID("b7")
    await screen.send(.remove(id, expecting: BookmarkVersion("seen")))
    #expect(spy.calls == [.remove([id], expecting: BookmarkVersion("seen"))])
  }

  @Test func editOpensTheEditorOfTheBookmark() async {
    let screen = BookmarkDetailViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    await screen.send(.edit(Bookmark.ID("b7")))
    #expect(router.opened == [.change(Bookmark.ID("b7"))])
  }
}

@Suite struct BookmarkEditorViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()
  let form = BookmarkForm(address: "https://example.org/", title: "T", tags: ["a"], note: "n")

  @Test func savesTheFormAndOpensTheList() async {
    let added = AddedBookmark(kept: .merged(.fixture()), titleFailure: .refused(status: 404))
    repository.answer { $0.added = .success(added) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    let states = await screen.states()
    await screen.send(.save(form))
    #expect(await states.first(3) == [.editing, .saving(form), .saved(added)])
    #expect(
      spy.calls == [.add(.fixture(title: "T", tags: ["a"], note: "n"), fetchingTitle: true)])
    #expect(router.opened == [.list()])
  }

  @Test func fetchesThePagesTitleOnlyOnRequest() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    await screen.send(.save(BookmarkForm(address: "https://example.org/", fetchesTitle: false)))
    #expect(spy.calls == [.add(.fixture(), fetchingTitle: false)])
  }

  @Test func keepsAnInvalidForm() async throws {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    let states = await screen.states()
    let form = BookmarkForm(address: "example.org")
    await screen.send(.save(form))
    let failure = #expect(throws: BookmarkFailure.self) { try form.draft() }
    #expect(
      await states.first(3) == [
        .editing, .saving(form), .failure(try #require(failure), form),
      ])
    #expect(spy.calls == [])
    #expect(router.opened == [])
  }

  @Test func keepsTheFormIfSavingFails() async {
    repository.answer { $0.added = .failure(.busy(reason: "Busy.")) }
    let screen = BookmarkEditorViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    await screen.send(.save(form))
    #expect(await screen.states().first(1) == [.failure(.busy(reason: "Busy."), form)])
    repository.answer { $0.added = .success(AddedBookmark(kept: .added(.fixture()))) }
    await screen.send(.save(form))
    #expect(router.opened == [.list()])
  }

  @Test func openLoadsTheBookmark() async {
    let bookmark = Bookmark.fixture(id: "b7", title: "T")
    repository.answer { $0.bookmark = .success(bookmark) }
    let screen = BookmarkEditorViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    let states = await screen.states()
    await screen.send(.open(bookmark.id))
    #expect(await states.first(3) == [.editing, .opening(bookmark.id), .opened(bookmark)])
    repository.answer { $0.bookmark = .failure(.notFound([bookmark.id])) }
    await screen.send(.open(bookmark.id))
    #expect(await screen.states().first(1) == [.unopened(.notFound([bookmark.id]))])
  }

  @Test func changesABookmarkAndOpensTheList() async {
    let changed = Bookmark.fixture(id: "b7", title: "New")
    repository.answer { $0.changed = .success(changed) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    let states = await screen.states()
    let edit = BookmarkEdit(title: "New", addedTags: ["x", " "], unread: true)
    await screen.send(.change(changed.id, by: edit, expecting: BookmarkVersion("seen")))
    #expect(
      await states.first(3) == [.editing, .changing(changed.id, edit), .changed(changed)])
    #expect(
      spy.calls == [.change(changed.id, .fixture(edit), expecting: BookmarkVersion("seen"))])
    #expect(router.opened == [.list()])
  }

  @Test(arguments: [
    (BookmarkEdit(), BookmarkFailure.emptyChange),
    (BookmarkEdit(addedTags: ["", " "]), .emptyChange),
    (
      BookmarkEdit(note: String(repeating: "n", count: BookmarkDraft.noteLimit + 1)),
      .form([.tooLong(.note, limit: BookmarkDraft.noteLimit)])
    ),
  ])
  func keepsTheFormOfAnInvalidChange(_ edit: BookmarkEdit, _ failure: BookmarkFailure)
    async
  {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    await screen.send(.change(Bookmark.ID("b7"), by: edit, expecting: nil))
    #expect(
      await screen.states().first(1) == [.unchanged(failure, Bookmark.ID("b7"), edit)])
    #expect(spy.calls == [])
    #expect(router.opened == [])
  }

  @Test func keepsTheFormIfTheBookmarkHasChanged() async {
    let now = Bookmark.fixture(title: "Somebody else's")
    repository.answer { $0.changed = .failure(.changedMeanwhile(now)) }
    let screen = BookmarkEditorViewModel(
      repository: repository, router: router, normalizer: .fixture
    )
    .screen()
    let edit = BookmarkEdit(title: "Mine")
    await screen.send(.change(now.id, by: edit, expecting: BookmarkVersion("old")))
    #expect(
      await screen.states().first(1) == [.unchanged(.changedMeanwhile(now), now.id, edit)])
    #expect(router.opened == [])
  }

  @Test func cancelOpensTheListAndSavesNothing() async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkEditorViewModel(repository: spy, router: router, normalizer: .fixture)
      .screen()
    await screen.send(.cancel)
    #expect(spy.calls == [])
    #expect(router.opened == [.list()])
  }
}

@Suite struct BookmarkTransferViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func anImportPublishesItsProgressAndItsReport() async {
    let (some, all) = (ImportReport(imported: 1), ImportReport(imported: 2, merged: 1))
    repository.answer {
      $0.importing = [some]
      $0.imported = .success(all)
    }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkTransferViewModel(repository: spy, router: router).screen()
    let states = await screen.states()
    await screen.send(.importFile(BytesSource([]), as: .json, folders: .ignore, encoding: nil))
    #expect(await states.first(4) == [.idle, .working, .importing(some), .imported(all)])
    #expect(spy.calls == [.importFile(as: .json, folders: .ignore)])
  }

  @Test(arguments: [(nil, nil), ("", nil), (" \n", nil), (" Shift_JIS ", "Shift_JIS")])
  func anImportReadsTheTypedEncoding(_ typed: String?, _ encoding: String?) async {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkTransferViewModel(repository: spy, router: router).screen()
    await screen.send(.importFile(BytesSource([]), as: nil, folders: .tags, encoding: typed))
    #expect(spy.calls == [.importFile(as: nil, folders: .tags, encoding: encoding)])
  }

  @Test func anExportPublishesItsProgressAndItsCount() async {
    repository.answer {
      $0.exporting = [1000, 1500]
      $0.exported = .success(1500)
    }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = BookmarkTransferViewModel(repository: spy, router: router).screen()
    let states = await screen.states()
    await screen.send(.exportFile(to: CollectingSink(), as: .netscape))
    #expect(
      await states.first(5) == [
        .idle, .working, .exporting(1000), .exporting(1500), .exported(1500),
      ])
    #expect(spy.calls == [.exportFile(as: .netscape)])
  }

  @Test func aFailedExportPublishesItsReason() async {
    let failure = BookmarkFailure.storage(reason: "The disk is full.")
    repository.answer { $0.exported = .failure(failure) }
    let screen = BookmarkTransferViewModel(repository: repository, router: router).screen()
    let states = await screen.states()
    await screen.send(.exportFile(to: CollectingSink(), as: .json))
    #expect(await states.first(3) == [.idle, .working, .failure(failure, after: nil)])
  }

  @Test func aFailedImportPublishesItsReasonAndTheRowsBefore() async {
    let failure = BookmarkFailure.unreadableFile(reason: "it is a picture")
    repository.answer { $0.imported = .failure(failure) }
    let screen = BookmarkTransferViewModel(repository: repository, router: router).screen()
    await screen.send(.importFile(BytesSource([]), as: nil, folders: .tags, encoding: nil))
    #expect(await screen.states().first(1) == [.failure(failure, after: nil)])
    repository.answer { $0.importing = [ImportReport(imported: 1000)] }
    await screen.send(.importFile(BytesSource([]), as: nil, folders: .tags, encoding: nil))
    #expect(
      await screen.states().first(1) == [.failure(failure, after: ImportReport(imported: 1000))])
  }

  @Test func closeOpensTheList() async {
    await BookmarkTransferViewModel(repository: repository, router: router).screen().send(
      .close)
    #expect(router.opened == [.list()])
  }
}

@Suite struct BookmarkTagsViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func publishesEachStateUpToTheTags() async {
    let tags = [TagUse(tag: .fixture("a"), count: 2)]
    repository.answer { $0.tags = .success(tags) }
    let screen = screen(over: repository)
    let states = await screen.states()
    await screen.send(.show)
    #expect(await states.first(3) == [.idle, .preparing, .success(tags)])
  }

  @Test func renamingPublishesTheNumberOfBookmarks() async {
    repository.answer { $0.renamed = .success(3) }
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    let states = await screen.states()
    await screen.send(.rename(TagRenameForm(from: " old ", to: "New")))
    #expect(
      await states.first(3) == [
        .idle, .preparing, .renamed(from: .fixture("old"), to: .fixture("New"), bookmarks: 3),
      ])
    #expect(spy.calls == [.rename(.fixture("old"), to: .fixture("New"))])
  }

  @Test(arguments: [("", "b"), ("a", " "), ("a", "b,c")])
  func rejectsNamesThatAreNotTags(_ old: String, _ new: String) async throws {
    let spy = SpyBookmarkRepository(around: repository)
    let screen = screen(over: spy)
    await screen.send(.rename(TagRenameForm(from: old, to: new)))
    let form = TagRenameForm(from: old, to: new)
    let failure = try #require(
      #expect(throws: BookmarkFailure.self) { try form.tags(by: .fixture) })
    #expect(await screen.states().first(1) == [.failure(failure)])
    #expect(spy.calls == [])
  }

  @Test func openingATagOpensTheListOfItsBookmarks() async {
    await screen(over: repository).send(.open(.fixture("Two words")))
    #expect(router.opened == [.list(tag: "Two words")])
  }

  private func screen(over repository: any BookmarkRepository) -> any BookmarkTagsScreen {
    BookmarkTagsViewModel(repository: repository, router: router, normalizer: .fixture).screen()
  }
}

@Suite struct BookmarkDuplicatesViewModelTests {
  @Test func publishesTheGroupsOrTheFailure() async {
    let repository = StubBookmarkRepository()
    let groups = [[Bookmark.fixture(id: "a"), .fixture(id: "b")]]
    repository.answer { $0.duplicates = .success(groups) }
    let screen = BookmarkDuplicatesViewModel(repository: repository).screen()
    let states = await screen.states()
    await screen.send(.show)
    #expect(await states.first(3) == [.idle, .preparing, .success(groups)])
    repository.answer { $0.duplicates = .failure(.busy(reason: "Busy.")) }
    await screen.send(.show)
    #expect(await screen.states().first(1) == [.failure(.busy(reason: "Busy."))])
  }
}
