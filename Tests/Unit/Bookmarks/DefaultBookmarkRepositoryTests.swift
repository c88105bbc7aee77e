import BookmarksDomain
import BookmarksRepository
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct DefaultBookmarkRepositoryTests {
  let store = InMemoryBookmarkStore()
  let titles = StubPageTitleSource(.success("From the page"))

  @Test func addingWithoutATitleUsesTheTitleOfThePage() async throws {
    let added = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
    let bookmark = Bookmark.fixture(id: "id1", title: "From the page", createdAt: .fixture(100))
    #expect(added == AddedBookmark(kept: .added(bookmark)))
    #expect(try await store.page(.fixture()).bookmarks == [bookmark])
  }

  @Test func addsAnUnreachablePageWithoutATitleAndReturnsTheReason() async throws {
    let failure = PageTitleFailure.unreachable("The host cannot be found.")
    let repository = repository(titles: StubPageTitleSource(.failure(failure)))
    let added = try await repository.add(.fixture(), fetchingTitle: true)
    #expect(added.kept.bookmark.title == "")
    #expect(added.titleFailure == failure)
    #expect(try await store.page(.fixture()).total == 1)
  }

  @Test(arguments: [
    (BookmarkDraft.fixture(title: "Typed"), true, "Typed"), (.fixture(), false, ""),
    (.fixture(address: "javascript:alert(1)"), true, ""),
  ])
  func fetchesNoTitleThatIsTypedOrUnwantedOrNotOfAPage(
    _ draft: BookmarkDraft, _ fetchesTitle: Bool, _ title: String
  ) async throws {
    let added = try await repository(titles: titles).add(draft, fetchingTitle: fetchesTitle)
    #expect(added.kept.bookmark.title == title)
    #expect(added.titleFailure == nil)
    #expect(titles.calls == [])
  }

  @Test func fetchesNoTitleForABookmarkThatHasOne() async throws {
    let repository = repository(titles: titles)
    _ = try await repository.add(.fixture(title: "Kept"), fetchingTitle: true)
    let again = try await repository.add(
      .fixture(address: "HTTPS://Example.org"), fetchingTitle: true)
    #expect(again.kept == .merged(.fixture(id: "id1", title: "Kept", createdAt: .fixture(100))))
    #expect(titles.calls == [])
  }

  @Test func addingAgainFetchesAMissingTitle() async throws {
    _ = try await repository().add(.fixture(), fetchingTitle: false)
    let again = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
    #expect(again.kept.bookmark.title == "From the page")
  }

  @Test func cleansAndTruncatesTheTitleOfAPage() async throws {
    let hostile = "Hi \u{1B}[31mRED\u{7}\u{0}\n there " + String(repeating: "ä", count: 20_000)
    let titles = StubPageTitleSource(.success(hostile))
    let title = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
      .kept.bookmark.title
    #expect(title.hasPrefix("Hi [31mRED there ää"))
    #expect(title.utf8.count <= BookmarkDraft.titleLimit)
    #expect(title.utf8.count > BookmarkDraft.titleLimit - 8)
  }

  @Test func keepsATitleThatWasTypedDuringTheRequest() async throws {
    let store = store
    let titles = StubPageTitleSource(.success("From the page")) {
      _ = try? await store.keep([.fixture(id: "typed", title: "Typed")], merging: .added)
    }
    let added = try await repository(titles: titles).add(.fixture(), fetchingTitle: true)
    #expect(added.kept.bookmark.title == "Typed")
  }

  @Test func fetchesNoTitleForABookmarkThatExceedsALimit() async throws {
    let repository = repository(titles: titles)
    let half = String(repeating: "x", count: BookmarkDraft.noteLimit / 2)
    _ = try await repository.add(.fixture(note: half), fetchingTitle: false)
    await #expect(throws: BookmarkFailure.form([.tooLong(.note, limit: BookmarkDraft.noteLimit)])) {
      try await repository.add(.fixture(note: half + "y"), fetchingTitle: true)
    }
    #expect(titles.calls == [])
  }

  @Test func acceptsANoteAndTagsUpToTheirLimit() async throws {
    let repository = repository()
    let half = String(repeating: "x", count: BookmarkDraft.noteLimit / 2)
    let rest = String(repeating: "y", count: BookmarkDraft.noteLimit - half.utf8.count - 2)
    let many = (1..<TagList.limit).map { "tag\($0)" }
    _ = try await repository.add(.fixture(title: "T", tags: many, note: half), fetchingTitle: false)
    let added = try await repository.add(
      .fixture(title: "T", tags: ["one more"], note: rest), fetchingTitle: false)
    #expect(added.kept.bookmark.note.utf8.count == BookmarkDraft.noteLimit)
    #expect(added.kept.bookmark.tags.tags.count == TagList.limit)
  }

  @Test func returnsTheBookmarkWithAnIdentifier() async throws {
    let bookmark = Bookmark.fixture(id: "a")
    _ = try await store.keep([bookmark], merging: .added)
    #expect(try await repository().bookmark(bookmark.id) == bookmark)
    let other = Bookmark.ID("b")
    await #expect(throws: BookmarkFailure.notFound([other])) {
      try await repository().bookmark(other)
    }
  }

  @Test func addingAgainMergesTheBookmarks() async throws {
    let repository = repository()
    _ = try await repository.add(.fixture(title: "Old", tags: ["a"]), fetchingTitle: false)
    let again = try await repository.add(.fixture(title: "New", tags: ["b"]), fetchingTitle: false)
    #expect(again.kept.bookmark.title == "New")
    #expect(again.kept.bookmark.tags == .fixture(["a", "b"]))
  }

  @Test func anImportCountsNewAndMergedBookmarksAndListsSkippedRows() async throws {
    let skipped = SkippedRow(line: 3, reason: "no address")
    let report = try await repository(rows: [
      .bookmark(.fixture(address: "https://a.example", title: "A", createdAt: .fixture(1))),
      .bookmark(.fixture(address: "https://b.example")), .skipped(skipped),
      .bookmark(.fixture(address: "https://A.example/", title: "Other")), .note("Guessed."),
    ]).importing()
    #expect(
      report == ImportReport(imported: 2, merged: 1, skipped: [skipped], note: "Guessed."))
    #expect(report.rows == 4)
    let page = try await store.page(.fixture())
    #expect(page.bookmarks.map(\.createdAt) == [.fixture(100), .fixture(1)])
    #expect(page.bookmarks.map(\.title) == ["", "A"])
  }

  @Test(arguments: [6, 7]) func anImportStoresPortionsAndReportsEach(_ count: Int) async throws {
    let rows = (1...count).map { number in
      BookmarkFileRow.bookmark(.fixture(address: "https://example.org/\(number)"))
    }
    let told = Recorder<ImportReport>()
    let report = try await repository(rows: rows, portion: 3).importing(telling: told)
    #expect(report == ImportReport(imported: count))
    #expect(told.all == [ImportReport(imported: 3), ImportReport(imported: 6)])
  }

  @Test(arguments: [(1024 * 1024 - 1, BookmarkFileKind.json), (1024 * 1024, .netscape)])
  func recognizesTheFormatAfterUpToOneMebibyteOfWhiteSpace(
    _ count: Int, _ kind: BookmarkFileKind
  ) async throws {
    let blanks = [UInt8](repeating: 0x20, count: count)
    #expect(try await kinds(importing: [BytesSource([blanks, [0x5B]])]) == [kind])
  }

  @Test(arguments: [
    ("[]", BookmarkFileKind.json), (" \n\t{}", .json), ("\u{FEFF}[", .json), ("<DL>", .netscape),
    ("", .netscape), ("   ", .netscape), ("text [", .netscape), ("[1]", .json), ("<[", .netscape),
  ])
  func recognizesTheFormatByTheFirstBytes(_ text: String, _ kind: BookmarkFileKind) async throws {
    let sources = [BytesSource(text.utf8.map { [$0] }), BytesSource([Array(text.utf8)])]
    #expect(try await kinds(importing: sources) == [kind, kind])
  }

  @Test(arguments: [BookmarkFileKind.json, .netscape])
  func readsTheNamedFormat(_ kind: BookmarkFileKind) async throws {
    let sources = [BytesSource("[]"), BytesSource("<DL>")]
    #expect(try await kinds(importing: sources, as: kind) == [kind, kind])
  }

  @Test(arguments: [[], [[0x3C]]] as [[[UInt8]]])
  func aReadErrorBeforeTheFirstRowEndsTheImport(_ pieces: [[UInt8]]) async throws {
    let failure = FileFailure.unreadable(path: "x", reason: "the disk is gone")
    let told = Recorder<ImportReport>()
    await #expect(throws: BookmarkFailure.file(failure)) {
      try await repository(rows: [.bookmark(.fixture())]).importing(
        BytesSource(pieces, failure: failure), as: nil, telling: told)
    }
    #expect(told.all == [])
    #expect(try await store.page(.fixture()).total == 0)
  }

  @Test func storesAndReportsTheRowsBeforeAReadError() async throws {
    let failure = FileFailure.unreadable(path: "x", reason: "the disk is gone")
    let repository = repository(formats: { _ in LineFormat() })
    let told = Recorder<ImportReport>()
    await #expect(throws: BookmarkFailure.file(failure)) {
      try await repository.importing(
        BytesSource([Array("https://a.example".utf8)], failure: failure), as: .json, telling: told)
    }
    #expect(try await store.page(.fixture()).total == 1)
    #expect(told.all == [ImportReport(imported: 1)])
  }

  @Test func anExportWritesEveryBookmark() async throws {
    let bookmarks = (1...4).map { number in
      Bookmark.fixture(id: "\(number)", address: "https://\(number).example", archived: number == 1)
    }
    _ = try await store.keep(bookmarks, merging: .added)
    let sink = CollectingSink()
    let told = Recorder<Int>()
    let count = try await repository(portion: 3).exportFile(
      to: sink, as: .json, progress: { told.remember($0) })
    #expect(count == 4)
    #expect(told.all == [3, 4])
    #expect(sink.text == "<bbbb>")
  }

  /// With chunked transfer encoding, an empty chunk would end the response.
  @Test func anEmptyExportIsAFileWithoutRowsAndWithoutAnEmptyPiece() async throws {
    let (sink, told) = (PieceSink(), Recorder<Int>())
    let count = try await repository().exportFile(
      to: sink, as: .json, progress: { told.remember($0) })
    #expect(count == 0 && sink.pieces.all == ["<", ">"])
    #expect(told.all == [0])
  }

  @Test func aWriteErrorEndsTheExport() async throws {
    let failure = FileFailure.unwritable(path: "-", reason: "No space left on device")
    await #expect(throws: BookmarkFailure.file(failure)) {
      try await repository().exportFile(
        to: CollectingSink(capacity: 0), as: .json, progress: { _ in })
    }
  }

  /// A whole identifier may be shorter than a prefix has to be, and have other characters.
  @Test func findsABookmarkByAnyWholeIdentifier() async throws {
    _ = try await store.keep([.fixture(id: "B-1")], merging: .imported)
    let found = try await repository().bookmark(meantBy: .identifier("B-1"))
    #expect(found == .fixture(id: "B-1"))
  }

  /// Returns the kinds of files as which a repository reads each source.
  private func kinds(
    importing sources: [BytesSource], as kind: BookmarkFileKind? = nil
  ) async throws -> [BookmarkFileKind] {
    let asked = Recorder<BookmarkFileKind>()
    let repository = repository(formats: { kind in
      asked.remember(kind)
      return StubBookmarkFileFormat()
    })
    for source in sources { try await repository.importing(source, as: kind) }
    return asked.all
  }

  private func repository(
    titles: any PageTitleSource = StubPageTitleSource(.success(nil)), rows: [BookmarkFileRow] = [],
    portion: Int = 1000,
    formats: (@Sendable (BookmarkFileKind) -> any BookmarkFileFormat)? = nil
  ) -> DefaultBookmarkRepository {
    DefaultBookmarkRepository(
      store: store, titles: titles, formats: formats ?? { _ in StubBookmarkFileFormat(rows) },
      clock: FixedWallClock(.fixture(100)), identifiers: SequentialIdentifierSource(),
      portion: portion, tracer: .off)
  }
}

extension DefaultBookmarkRepository {
  /// Imports a file, whose contents may not matter.
  @discardableResult
  fileprivate func importing(
    _ source: BytesSource = BytesSource([]), as kind: BookmarkFileKind? = .netscape,
    telling told: Recorder<ImportReport> = Recorder()
  ) async throws(BookmarkFailure) -> ImportReport {
    try await importFile(
      source, as: kind, folders: .tags, encoding: nil, progress: { told.remember($0) })
  }
}

/// Records the written chunks.
private struct PieceSink: ByteSink {
  let pieces = Recorder<String>()

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    pieces.remember(String(decoding: bytes, as: UTF8.self))
  }
}

/// A format in which each chunk is an address.
private struct LineFormat: BookmarkFileFormat {
  func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader { Reader() }
  func writer() -> any BookmarkFileWriter {
    StubBookmarkFileFormat().writer()
  }

  private struct Reader: BookmarkFileReader {
    mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] {
      [.bookmark(.fixture(address: String(decoding: bytes, as: UTF8.self)))]
    }

    mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow] { [] }
  }
}

@Suite struct InMemoryBookmarkStoreTests {
  @Test(arguments: BookmarkStoreContract.checks)
  func keepsTheContractOfAStore(_ check: ContractCheck<any BookmarkStore>) async throws {
    try await check(InMemoryBookmarkStore())
  }
}
