import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookmarksViewModel

@Suite struct BookmarkDetailViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()
  let id = Bookmark.ID("b7")

  @Test(arguments: [BookmarkDetailIntent.show(Bookmark.ID("b7")), .find("b7")])
  func publishesEachStateUpToTheBookmark(_ intent: BookmarkDetailIntent) async {
    let bookmark = Bookmark.fixture(id: "b7")
    repository.answer { $0.bookmark = .success(bookmark) }
    #expect(await model.states(after: intent) == [.idle, .preparing(id), .success(bookmark)])
  }

  @Test(arguments: [nil, BookmarkVersion("seen")])
  func removesTheExpectedVersionAndOpensTheList(_ version: BookmarkVersion?) async {
    #expect(
      await model.states(after: .remove(id, expecting: version))
        == [.idle, .preparing(id), .removed(id)])
    #expect(repository.calls == [.remove([id], expecting: version)])
    #expect(router.opened == [.list()])
  }

  @Test(arguments: [
    BookmarkDetailIntent.show(Bookmark.ID("b7")), .remove(Bookmark.ID("b7"), expecting: nil),
  ])
  func publishesAFailureAndOpensNothing(_ intent: BookmarkDetailIntent) async {
    let failure = BookmarkFailure.notFound([id])
    repository.answer {
      $0.bookmark = .failure(failure)
      $0.removed = .failure(failure)
    }
    #expect(await model.states(after: intent) == [.idle, .preparing(id), .failure(failure)])
    #expect(router.opened == [])
  }

  @Test func editOpensTheEditorOfTheBookmark() async {
    _ = await model.states(after: .edit(id))
    #expect(router.opened == [.change(id)])
  }

  private var model: BookmarkDetailViewModel {
    BookmarkDetailViewModel(
      stored: repository, repository: repository, router: router, normalizer: .fixture)
  }
}

@Suite struct BookmarkEditorViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()
  let form = BookmarkForm(address: "https://example.org/", title: "T", tags: ["a"], note: "n")

  @Test func savesTheFormAndOpensTheList() async {
    let added = AddedBookmark(kept: .merged(.fixture()), titleFailure: .refused(status: 404))
    repository.answer { $0.added = .success(added) }
    #expect(await model.states(after: .save(form)) == [.editing, .saving(form), .saved(added)])
    #expect(
      repository.calls == [
        .add(.fixture(title: "T", tags: ["a"], note: "n"), fetchingTitle: true)
      ])
    #expect(router.opened == [.list()])
  }

  @Test func fetchesThePagesTitleOnlyOnRequest() async {
    let form = BookmarkForm(address: "https://example.org/", fetchesTitle: false)
    _ = await model.states(after: .save(form))
    #expect(repository.calls == [.add(.fixture(), fetchingTitle: false)])
  }

  @Test func keepsAnInvalidForm() async throws {
    let form = BookmarkForm(address: "example.org")
    let failure = try #require(#expect(throws: BookmarkFailure.self) { try form.draft() })
    #expect(
      await model.states(after: .save(form)) == [.editing, .saving(form), .failure(failure, form)])
    #expect(repository.calls == [])
    #expect(router.opened == [])
  }

  @Test func keepsTheFormIfSavingFails() async {
    repository.answer { $0.added = .failure(.busy(reason: "Busy.")) }
    #expect(
      await model.states(after: .save(form))
        == [.editing, .saving(form), .failure(.busy(reason: "Busy."), form)])
    #expect(router.opened == [])
  }

  @Test func openLoadsTheBookmark() async {
    let bookmark = Bookmark.fixture(id: "b7", title: "T")
    repository.answer { $0.bookmark = .success(bookmark) }
    #expect(
      await model.states(after: .open(bookmark.id))
        == [.editing, .opening(bookmark.id), .opened(bookmark)])
    repository.answer { $0.bookmark = .failure(.notFound([bookmark.id])) }
    #expect(
      await model.states(after: .open(bookmark.id)).last == .unopened(.notFound([bookmark.id])))
  }

  @Test func changesABookmarkAndOpensTheList() async {
    let changed = Bookmark.fixture(id: "b7", title: "New")
    repository.answer { $0.changed = .success(changed) }
    let edit = BookmarkEdit(title: "New", addedTags: ["x", " "], unread: true)
    let seen = BookmarkVersion("seen")
    #expect(
      await model.states(after: .change(changed.id, by: edit, expecting: seen))
        == [.editing, .changing(changed.id, edit), .changed(changed)])
    #expect(repository.calls == [.change(changed.id, .fixture(edit), expecting: seen)])
    #expect(router.opened == [.list()])
  }

  @Test func keepsTheFormOfAnInvalidChange() async {
    let (id, edit) = (Bookmark.ID("b7"), BookmarkEdit(addedTags: ["", " "]))
    #expect(
      await model.states(after: .change(id, by: edit, expecting: nil)).last
        == .unchanged(.emptyChange, id, edit))
    #expect(repository.calls == [])
    #expect(router.opened == [])
  }

  @Test func keepsTheFormIfTheBookmarkHasChanged() async {
    let now = Bookmark.fixture(title: "Somebody else's")
    repository.answer { $0.changed = .failure(.changedMeanwhile(now)) }
    let edit = BookmarkEdit(title: "Mine")
    #expect(
      await model.states(after: .change(now.id, by: edit, expecting: BookmarkVersion("old"))).last
        == .unchanged(.changedMeanwhile(now), now.id, edit))
    #expect(router.opened == [])
  }

  @Test func cancelOpensTheListAndSavesNothing() async {
    _ = await model.states(after: .cancel)
    #expect(repository.calls == [])
    #expect(router.opened == [.list()])
  }

  private var model: BookmarkEditorViewModel {
    BookmarkEditorViewModel(
      stored: repository, repository: repository, router: router, normalizer: .fixture)
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
    let intent = BookmarkTransferIntent.importFile(
      BytesSource([]), as: .json, folders: .ignore, encoding: nil)
    #expect(
      await model.states(after: intent) == [.idle, .working, .importing(some), .imported(all)])
    #expect(repository.calls == [.importFile(as: .json, folders: .ignore)])
  }

  @Test(arguments: [(nil, nil), ("", nil), (" \n", nil), (" Shift_JIS ", "Shift_JIS")])
  func anImportReadsTheTypedEncoding(_ typed: String?, _ encoding: String?) async {
    _ = await model.states(after: importing(in: typed))
    #expect(repository.calls == [.importFile(as: nil, folders: .tags, encoding: encoding)])
  }

  @Test func anExportPublishesItsProgressAndItsCount() async {
    repository.answer {
      $0.exporting = [1000, 1500]
      $0.exported = .success(1500)
    }
    #expect(
      await model.states(after: .exportFile(to: CollectingSink(), as: .netscape))
        == [.idle, .working, .exporting(1000), .exporting(1500), .exported(1500)])
    #expect(repository.calls == [.exportFile(as: .netscape)])
  }

  @Test func aFailedExportPublishesItsReason() async {
    let failure = BookmarkFailure.storage(reason: "The disk is full.")
    repository.answer { $0.exported = .failure(failure) }
    #expect(
      await model.states(after: .exportFile(to: CollectingSink(), as: .json))
        == [.idle, .working, .failure(failure, after: nil)])
  }

  @Test func aFailedImportPublishesItsReasonAndTheRowsBefore() async {
    let failure = BookmarkFailure.unreadableFile(reason: "it is a picture")
    repository.answer { $0.imported = .failure(failure) }
    #expect(await model.states(after: importing()).last == .failure(failure, after: nil))
    let some = ImportReport(imported: 1000)
    repository.answer { $0.importing = [some] }
    #expect(await model.states(after: importing()).last == .failure(failure, after: some))
  }

  @Test func closeOpensTheList() async {
    _ = await model.states(after: .close)
    #expect(router.opened == [.list()])
  }

  private func importing(in encoding: String? = nil) -> BookmarkTransferIntent {
    .importFile(BytesSource([]), as: nil, folders: .tags, encoding: encoding)
  }

  private var model: BookmarkTransferViewModel {
    BookmarkTransferViewModel(repository: repository, router: router)
  }
}

@Suite struct BookmarkTagsViewModelTests {
  let repository = StubBookmarkRepository()
  let router = SpyBookmarksRouter()

  @Test func publishesEachStateUpToTheTags() async {
    let tags = [TagUse(tag: .fixture("a"), count: 2)]
    repository.answer { $0.tags = .success(tags) }
    #expect(await model.states(after: .show) == [.idle, .preparing, .success(tags)])
  }

  @Test func renamingPublishesTheNumberOfBookmarks() async {
    repository.answer { $0.renamed = .success(3) }
    let (old, new) = (Tag.fixture("old"), Tag.fixture("New"))
    #expect(
      await model.states(after: .rename(TagRenameForm(from: " old ", to: "New")))
        == [.idle, .preparing, .renamed(from: old, to: new, bookmarks: 3)])
    #expect(repository.calls == [.rename(old, to: new)])
  }

  @Test func rejectsNamesThatAreNotTags() async throws {
    let form = TagRenameForm(from: "", to: "b,c")
    let failure = try #require(
      #expect(throws: BookmarkFailure.self) { try form.tags(by: .fixture) })
    #expect(await model.states(after: .rename(form)).last == .failure(failure))
    #expect(repository.calls == [])
  }

  @Test func openingATagOpensTheListOfItsBookmarks() async {
    _ = await model.states(after: .open(.fixture("Two words")))
    #expect(router.opened == [.list(tag: "Two words")])
  }

  private var model: BookmarkTagsViewModel {
    BookmarkTagsViewModel(stored: repository, router: router, normalizer: .fixture)
  }
}

@Suite struct BookmarkDuplicatesViewModelTests {
  @Test func publishesTheGroupsOrTheFailure() async {
    let repository = StubBookmarkRepository()
    let model = BookmarkDuplicatesViewModel(stored: repository)
    let groups = [[Bookmark.fixture(id: "a"), .fixture(id: "b")]]
    repository.answer { $0.duplicates = .success(groups) }
    #expect(await model.states(after: .show) == [.idle, .preparing, .success(groups)])
    repository.answer { $0.duplicates = .failure(.busy(reason: "Busy.")) }
    #expect(await model.states(after: .show).last == .failure(.busy(reason: "Busy.")))
    #expect(repository.calls.last == .duplicates(limit: BookmarkDuplicatesState.limit))
  }
}
