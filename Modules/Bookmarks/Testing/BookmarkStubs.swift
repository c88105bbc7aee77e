public import BookmarksDomain
public import CoreDomain
private import Synchronization

/// A repository that answers what it is told; its answers can be changed between two questions.
public final class StubBookmarkRepository: BookmarkRepository {
  /// The answers of the repository.
  public struct Answers: Sendable {
    public var page: Result<BookmarkPage, BookmarkFailure> = .success(.empty)
    public var bookmark: Result<Bookmark, BookmarkFailure> = .success(.fixture())
    public var added: Result<AddedBookmark, BookmarkFailure> = .success(
      AddedBookmark(kept: .added(.fixture())))
    public var removed: Result<Void, BookmarkFailure> = .success(())
    public var imported: Result<ImportReport, BookmarkFailure> = .success(
      ImportReport(imported: 0, merged: 0, skipped: []))
    public var exported: Result<ExportedFile, BookmarkFailure> = .success(
      ExportedFile(bytes: [], count: 0))

    public init() {}
  }

  private let answers: Mutex<Answers>

  public init(_ answers: Answers = Answers()) {
    self.answers = Mutex(answers)
  }

  /// Changes what is answered from now on.
  public func answer(_ change: @Sendable (inout Answers) -> Void) {
    answers.withLock { change(&$0) }
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    try answers.withLock(\.page).get()
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark {
    try answers.withLock(\.bookmark).get()
  }

  public func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark {
    try answers.withLock(\.added).get()
  }

  public func remove(_ ids: [Bookmark.ID]) async throws(BookmarkFailure) {
    try answers.withLock(\.removed).get()
  }

  public func importFile(_ bytes: [UInt8]) async throws(BookmarkFailure) -> ImportReport {
    try answers.withLock(\.imported).get()
  }

  public func exportFile() async throws(BookmarkFailure) -> ExportedFile {
    try answers.withLock(\.exported).get()
  }
}

extension BookmarkPage {
  /// A page without bookmarks.
  public static let empty = BookmarkPage(bookmarks: [], total: 0)
}

/// A source that gives every page the same title, or fails for every page.
public struct StubPageTitleSource: PageTitleSource {
  private let answer: Result<String?, PageTitleFailure>

  public init(_ answer: Result<String?, PageTitleFailure>) {
    self.answer = answer
  }

  public func title(at address: BookmarkAddress) async throws(PageTitleFailure) -> String? {
    try answer.get()
  }
}

/// A format that reads every file as the same bookmarks, and writes one byte for each of them.
public struct StubBookmarkFileFormat: BookmarkFileFormat {
  private let file: Result<BookmarkFile, BookmarkFailure>

  public init(_ file: Result<BookmarkFile, BookmarkFailure>) {
    self.file = file
  }

  public func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> BookmarkFile {
    try file.get()
  }

  public func write(_ bookmarks: [Bookmark]) -> [UInt8] {
    bookmarks.map { _ in UInt8(ascii: "b") }
  }
}
