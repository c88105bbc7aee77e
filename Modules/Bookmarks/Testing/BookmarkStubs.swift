public import BookmarksDomain
public import CoreDomain
public import CoreTesting

/// A repository that returns predefined results, which a test can change between calls.
public struct StubBookmarkRepository: BookmarkRepository, AnsweringStub {
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

  public let memory: StubMemory<Answers, Never>

  public init(_ answers: Answers = Answers()) {
    memory = StubMemory(answers)
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    try memory.answers.page.get()
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark {
    try memory.answers.bookmark.get()
  }

  public func bookmark(
    meantBy reference: BookmarkReference
  ) async throws(BookmarkFailure) -> Bookmark {
    try memory.answers.bookmark.get()
  }

  public func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark {
    try memory.answers.added.get()
  }

  public func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark {
    try memory.answers.changed.get()
  }

  @discardableResult
  public func changeAll(
    _ ids: [Bookmark.ID], by change: BookmarkChange
  ) async throws(BookmarkFailure) -> [Bookmark] {
    try memory.answers.changedAll.get()
  }

  public func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) {
    try memory.answers.removed.get()
  }

  public func tags() async throws(BookmarkFailure) -> [TagUse] {
    try memory.answers.tags.get()
  }

  public func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int {
    try memory.answers.renamed.get()
  }

  public func duplicates() async throws(BookmarkFailure) -> [[Bookmark]] {
    try memory.answers.duplicates.get()
  }

  public func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) -> ImportReport {
    for report in memory.answers.importing { await progress(report) }
    return try memory.answers.imported.get()
  }

  public func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind, progress: @Sendable (Int) async -> Void
  ) async throws(BookmarkFailure) -> Int {
    for count in memory.answers.exporting { await progress(count) }
    return try memory.answers.exported.get()
  }
}

extension BookmarkPage {
  /// A page without bookmarks.
  public static let empty = BookmarkPage(bookmarks: [], total: 0)
}

/// A title source that returns the same title, or the same error, for every page.
public struct StubPageTitleSource: PageTitleSource {
  private let answer: Result<String?, PageTitleFailure>

  public init(_ answer: Result<String?, PageTitleFailure>) {
    self.answer = answer
  }

  public func title(at address: PageAddress) async throws(PageTitleFailure) -> String? {
    try answer.get()
  }
}

/// A format that reads the same rows, or throws the same error, for every file. It writes `<`, one
/// `b` for each bookmark, and `>`.
public struct StubBookmarkFileFormat: BookmarkFileFormat {
  private let rows: Result<[BookmarkFileRow], BookmarkFailure>

  public init(_ rows: Result<[BookmarkFileRow], BookmarkFailure>) {
    self.rows = rows
  }

  public func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader {
    Reader(rows: rows)
  }

  public func writer() -> any BookmarkFileWriter {
    Writer()
  }

  private struct Reader: BookmarkFileReader {
    let rows: Result<[BookmarkFileRow], BookmarkFailure>

    mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] { [] }

    mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow] {
      try rows.get()
    }
  }

  private struct Writer: BookmarkFileWriter {
    mutating func begin() -> [UInt8] { [UInt8(ascii: "<")] }
    mutating func write(_ bookmarks: [Bookmark]) -> [UInt8] {
      bookmarks.map { _ in UInt8(ascii: "b") }
    }
    mutating func end() -> [UInt8] { [UInt8(ascii: ">")] }
  }
}
