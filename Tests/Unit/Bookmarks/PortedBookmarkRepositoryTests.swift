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

@Suite struct InMemoryBookmarkStoreTests {
  @Test(arguments: BookmarkStoreContract.checks)
  func keepsTheContractOfAStore(_ check: ContractCheck<any BookmarkStore>) async throws {
    try await check(InMemoryBookmarkStore())
  }
}
