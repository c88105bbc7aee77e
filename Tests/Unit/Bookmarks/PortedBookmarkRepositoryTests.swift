import BookmarksDomain
import BookmarksRepository
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct PortedBookmarkRepositoryTests {
  let store = InMemoryBookmarkStore()

  @Test func addingWithoutATitleTakesThePagesOwn() async throws {
    let repository = repository(titles: StubPageTitleSource(.success("From the page")))
    let added = try await repository.add(.fixture(), fetchingTitle: true)
    #expect(added.kept.bookmark.title == "From the page")
    #expect(added.titleFailure == nil)
    #expect(try await store.page(.all).bookmarks == [added.kept.bookmark])
  }

  @Test func aNewBookmarkGetsItsIdentifierAndItsMomentFromOutside() async throws {
    let added = try await repository().add(.fixture(title: "T"), fetchingTitle: false)
    #expect(added.kept == .added(.fixture(id: "id1", title: "T", createdAt: .fixture(100))))
  }

  @Test func anUnreachablePageAddsWithoutATitleAndSaysWhy() async throws {
    let failure = PageTitleFailure.unreachable("The host cannot be found.")
    let repository = repository(titles: StubPageTitleSource(.failure(failure)))
    let added = try await repository.add(.fixture(), fetchingTitle: true)
    #expect(added.kept.bookmark.title == "")
    #expect(added.titleFailure == failure)
    #expect(try await store.page(.all).total == 1)
  }

  @Test func aTypedTitleIsNeverReplacedByThePages() async throws {
    let titles = SpyPageTitleSource(around: StubPageTitleSource(.success("From the page")))
    let added = try await repository(titles: titles).add(
      .fixture(title: "Typed"), fetchingTitle: true)
    #expect(added.kept.bookmark.title == "Typed")
    #expect(titles.asked == [])
  }

  @Test func noPageIsAskedWhenNobodyWantsItsTitle() async throws {
    let titles = SpyPageTitleSource(around: StubPageTitleSource(.success("From the page")))
    let added = try await repository(titles: titles).add(.fixture(), fetchingTitle: false)
    #expect(added.kept.bookmark.title == "")
    #expect(titles.asked == [])
  }

  @Test func noPageIsAskedForAnAddressThatIsKeptWithATitle() async throws {
    let titles = SpyPageTitleSource(around: StubPageTitleSource(.success("From the page")))
    let repository = repository(titles: titles)
    _ = try await repository.add(.fixture(title: "Kept"), fetchingTitle: true)
    let again = try await repository.add(
      .fixture(address: "HTTPS://Example.org"), fetchingTitle: true)
    #expect(again.kept == .merged(.fixture(id: "id1", title: "Kept", createdAt: .fixture(100))))
    #expect(titles.asked == [])
  }

  @Test func aBookmarkThatIsKeptWithoutTitleGetsItsPagesTitleLater() async throws {
    _ = try await repository().add(.fixture(), fetchingTitle: false)
    let titles = StubPageTitleSource(.success("Reachable again"))
    let again = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
    #expect(again.kept.bookmark.title == "Reachable again")
  }

  @Test func whatIsNoPageOfTheWebIsNotFetched() async throws {
    let titles = SpyPageTitleSource(around: StubPageTitleSource(.success("?")))
    let added = try await repository(titles: titles).add(
      .fixture(address: "javascript:alert(1)"), fetchingTitle: true)
    #expect(titles.asked == [])
    #expect(added.titleFailure == nil)
  }

  @Test func whatAPageCallsItselfIsCleanedAndCutLikeAnyTitle() async throws {
    let hostile = "Hi \u{1B}[31mRED\u{7}\u{0}\n there " + String(repeating: "ä", count: 20_000)
    let titles = StubPageTitleSource(.success(hostile))
    let title = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
      .kept.bookmark.title
    #expect(title.hasPrefix("Hi [31mRED there ää"))
    #expect(title.utf8.count <= BookmarkDraft.titleLimit)
    #expect(title.utf8.count > BookmarkDraft.titleLimit - 8)
  }

  @Test func aTitleThatIsTypedWhileThePageIsAskedStays() async throws {
    let store = store
    let titles = BusyPageTitleSource(title: "From the page") {
      _ = try? await store.keep([.fixture(id: "typed", title: "Typed")], merging: .added)
    }
    let added = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
    #expect(added.kept.bookmark.title == "Typed")
  }

  @Test func aNoteOrTagsThatWouldGrowPastTheirLimitAreRefusedAndNothingChanges() async throws {
    let repository = repository()
    let half = String(repeating: "x", count: BookmarkDraft.noteLimit / 2)
    let full = (1...TagList.limit).map { "tag\($0)" }
    _ = try await repository.add(
      .fixture(title: "T", tags: full, note: half), fetchingTitle: false)
    let before = try await store.page(.all)
    await #expect(throws: BookmarkFailure.tooLong(field: "note", limit: BookmarkDraft.noteLimit)) {
      try await repository.add(.fixture(title: "U", note: half + "y"), fetchingTitle: false)
    }
    await #expect(throws: BookmarkFailure.tooManyTags(limit: TagList.limit)) {
      try await repository.add(.fixture(title: "U", tags: ["one more"]), fetchingTitle: false)
    }
    #expect(try await store.page(.all) == before)
  }

  @Test func addingAgainMergesByTheRuleForAdding() async throws {
    let repository = repository()
    _ = try await repository.add(.fixture(title: "Old", tags: ["a"]), fetchingTitle: false)
    let again = try await repository.add(
      .fixture(title: "New", tags: ["b"]), fetchingTitle: false)
    #expect(again.kept.bookmark.title == "New")
    #expect(again.kept.bookmark.tags == .fixture(["a", "b"]))
  }

  @Test func anImportCountsTheNewAndTheMergedAndPassesOnTheSkipped() async throws {
    let skipped = [SkippedRow(line: 3, reason: "no address")]
    let file = BookmarkFile(
      drafts: [
        .fixture(address: "https://a.example", createdAt: .fixture(1)),
        .fixture(address: "https://b.example"),
        .fixture(address: "https://A.example/", tags: ["twice"]),
      ], skipped: skipped)
    let report = try await repository(file: file).importFile([])
    #expect(report == ImportReport(imported: 2, merged: 1, skipped: skipped))
    let page = try await store.page(.all)
    #expect(page.bookmarks.map(\.createdAt) == [.fixture(100), .fixture(1)])
    #expect(page.bookmarks.map(\.title) == ["", ""])
  }

  @Test func importingTheSameFileTwiceChangesNothing() async throws {
    let file = BookmarkFile(
      drafts: [.fixture(title: "T", tags: ["a"], note: "n", createdAt: .fixture(1))], skipped: [])
    let repository = repository(file: file)
    _ = try await repository.importFile([])
    let before = try await store.page(.all)
    let report = try await repository.importFile([])
    #expect(report == ImportReport(imported: 0, merged: 1, skipped: []))
    #expect(try await store.page(.all) == before)
  }

  @Test func anExportCountsEveryBookmark() async throws {
    _ = try await store.keep(
      [.fixture(id: "1", address: "https://a.example"), .fixture(id: "2")], merging: .added)
    #expect(try await repository().exportFile() == ExportedFile(bytes: Array("bb".utf8), count: 2))
  }

  @Test func askingForABookmarkThatIsNotThereNamesIt() async {
    let id = Bookmark.ID("gone")
    await #expect(throws: BookmarkFailure.notFound([id])) {
      try await repository().bookmark(id)
    }
  }

  private func repository(
    titles: any PageTitleSource = StubPageTitleSource(.success(nil)),
    file: BookmarkFile = BookmarkFile(drafts: [], skipped: [])
  ) -> PortedBookmarkRepository {
    PortedBookmarkRepository(
      store: store, titles: titles, format: StubBookmarkFileFormat(.success(file)),
      clock: FixedWallClock(.fixture(100)), identifiers: SequentialIdentifierSource())
  }
}

/// A source of titles that something happens in the meantime of.
private struct BusyPageTitleSource: PageTitleSource {
  let title: String
  let meanwhile: @Sendable () async -> Void

  func title(at address: BookmarkAddress) async throws(PageTitleFailure) -> String? {
    await meanwhile()
    return title
  }
}

@Suite struct InMemoryBookmarkStoreTests {
  @Test(arguments: BookmarkStoreContract.checks)
  func keepsTheContractOfAStore(_ check: ContractCheck<any BookmarkStore>) async throws {
    try await check(InMemoryBookmarkStore())
  }
}
