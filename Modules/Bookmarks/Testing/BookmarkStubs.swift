public import BookmarksDomain
public import CoreDomain
public import CoreTesting

/// A stub of the repository and of ``StoredBookmarks``. It records its calls, and returns
/// predefined results, which a test can change between calls.
public struct StubBookmarkRepository: BookmarkRepository, StoredBookmarks, AnsweringStub {
  /// A call with its arguments, except for files and progress closures.
  public enum Call: Hashable, Sendable {
    case page(BookmarkFilter)
    case bookmark(Bookmark.ID)
    case bookmarkMeantBy(BookmarkReference)
    case add(BookmarkDraft, fetchingTitle: Bool)
    case change(Bookmark.ID, BookmarkChange, expecting: BookmarkVersion?)
    case changeAll([Bookmark.ID], BookmarkChange)
    case remove([Bookmark.ID], expecting: BookmarkVersion?)
    case tags
    case rename(Tag, to: Tag)
    case duplicates(limit: Int)
    case importFile(as: BookmarkFileKind?, folders: FolderUse, encoding: String? = nil)
    case exportFile(as: BookmarkFileKind)
  }

  /// The results of the repository's methods, and the progress of its transfers. By default, every
  /// method succeeds.
  public struct Answers: Sendable {
    public var page: Result<BookmarkPage, BookmarkFailure> = .success(.empty)
    public var bookmark: Result<Bookmark, BookmarkFailure> = .success(.fixture())
    public var added: Result<AddedBookmark, BookmarkFailure> = .success(
      AddedBookmark(kept: .added(.fixture())))
    public var changed: Result<Bookmark, BookmarkFailure> = .success(.fixture())
    public var changedAll: Result<[Bookmark], BookmarkFailure> = .success([.fixture()])
    public var removed: Result<Void, BookmarkFailure> = .success(())
    public var tags: Result<[TagUse], BookmarkFailure> = .success([])
    public var renamed: Result<Int, BookmarkFailure> = .success(0)
    public var duplicates: Result<[[Bookmark]], BookmarkFailure> = .success([])
    /// The reports that an import passes to `progress`.
    public var importing: [ImportReport] = []
    public var imported: Result<ImportReport, BookmarkFailure> = .success(ImportReport())
    /// The counts that an export passes to `progress`.
    public var exporting: [Int] = []
    public var exported: Result<Int, BookmarkFailure> = .success(0)

    public init() {}
  }

  public let memory: StubMemory<Answers, Call>

  public init(_ answers: Answers = Answers()) {
    memory = StubMemory(answers)
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    try await answers(to: .page(filter)).page.get()
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark {
    try await answers(to: .bookmark(id)).bookmark.get()
  }

  public func bookmark(
    meantBy reference: BookmarkReference
  ) async throws(BookmarkFailure) -> Bookmark {
    try await answers(to: .bookmarkMeantBy(reference)).bookmark.get()
  }

  public func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark {
    try await answers(to: .add(draft, fetchingTitle: fetchingTitle)).added.get()
  }

  public func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark {
    try await answers(to: .change(id, change, expecting: version)).changed.get()
  }

  @discardableResult
  public func changeAll(
    _ ids: [Bookmark.ID], by change: BookmarkChange
  ) async throws(BookmarkFailure) -> [Bookmark] {
    try await answers(to: .changeAll(ids, change)).changedAll.get()
  }

  public func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) {
    try await answers(to: .remove(ids, expecting: version)).removed.get()
  }

  public func tags() async throws(BookmarkFailure) -> [TagUse] {
    try await answers(to: .tags).tags.get()
  }

  public func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int {
    try await answers(to: .rename(old, to: new)).renamed.get()
  }

  public func duplicates(limit: Int) async throws(BookmarkFailure) -> [[Bookmark]] {
    try await answers(to: .duplicates(limit: limit)).duplicates.get()
  }

  public func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) -> ImportReport {
    let answers = await answers(to: .importFile(as: kind, folders: folders, encoding: encoding))
    for report in answers.importing { await progress(report) }
    return try answers.imported.get()
  }

  public func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind, progress: @Sendable (Int) async -> Void
  ) async throws(BookmarkFailure) -> Int {
    let answers = await answers(to: .exportFile(as: kind))
    for count in answers.exporting { await progress(count) }
    return try answers.exported.get()
  }
}

extension BookmarkPage {
  /// A page without bookmarks.
  public static let empty = BookmarkPage(bookmarks: [], total: 0)
}

/// A title source that returns the same title, or the same error, for every page, and that records
/// the requested pages as its calls.
public struct StubPageTitleSource: PageTitleSource, AnsweringStub {
  public let memory: StubMemory<Result<String?, PageTitleFailure>, PageAddress>

  /// - Parameter gate: Runs before each answer.
  public init(
    _ answer: Result<String?, PageTitleFailure>,
    waitingFor gate: @escaping @Sendable () async -> Void = {}
  ) {
    memory = StubMemory(answer) { _ in await gate() }
  }

  public func title(at address: PageAddress) async throws(PageTitleFailure) -> String? {
    try await answers(to: address).get()
  }
}

/// A format that reads the same rows from every file. It writes `<`, one `b` for each bookmark, and
/// `>`.
public struct StubBookmarkFileFormat: BookmarkFileFormat {
  private let rows: [BookmarkFileRow]

  public init(_ rows: [BookmarkFileRow] = []) {
    self.rows = rows
  }

  public func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader {
    Reader(rows: rows)
  }

  public func writer() -> any BookmarkFileWriter {
    Writer()
  }

  private struct Reader: BookmarkFileReader {
    let rows: [BookmarkFileRow]

    mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] { [] }

    mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow] { rows }
  }

  private struct Writer: BookmarkFileWriter {
    mutating func begin() -> [UInt8] { [UInt8(ascii: "<")] }
    mutating func write(_ bookmarks: [Bookmark]) -> [UInt8] {
      bookmarks.map { _ in UInt8(ascii: "b") }
    }
    mutating func end() -> [UInt8] { [UInt8(ascii: ">")] }
  }
}
