public import BookmarksDomain
public import CoreDomain

/// The repository that the programs use: it finds bookmarks in a store, fetches missing titles, and
/// imports and exports files in portions.
public struct DefaultBookmarkRepository: BookmarkRepository {
  private let store: any BookmarkStore
  private let titles: any PageTitleSource
  private let formats: @Sendable (BookmarkFileKind) -> any BookmarkFileFormat
  private let clock: any WallClock
  private let identifiers: any IdentifierSource
  private let portion: Int
  private let traced: TracedOperations<BookmarkFailure>

  /// - Parameter portion: How many bookmarks to import or export at a time, at least 1. An import
  ///   stores each portion in one transaction.
  public init(
    store: any BookmarkStore, titles: any PageTitleSource,
    formats: @escaping @Sendable (BookmarkFileKind) -> any BookmarkFileFormat,
    clock: any WallClock, identifiers: any IdentifierSource, portion: Int = 1000,
    tracer: OperationTracer
  ) {
    precondition(portion > 0, "the portion size must be positive")
    self.store = store
    self.titles = titles
    self.formats = formats
    self.clock = clock
    self.identifiers = identifiers
    self.portion = portion
    traced = TracedOperations(by: tracer)
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark {
    try await traced.run { () async throws(BookmarkFailure) in
      guard let bookmark = try await store.bookmark(id) else { throw .notFound([id]) }
      return bookmark
    }
  }

  public func bookmark(
    meantBy reference: BookmarkReference
  ) async throws(BookmarkFailure) -> Bookmark {
    try await traced.run { () async throws(BookmarkFailure) in
      switch reference {
      case .address(let address):
        guard let bookmark = try await store.bookmark(at: address) else {
          throw .addressNotFound(address)
        }
        return bookmark
      case .identifier(let typed):
        let id = Bookmark.ID(typed)
        if let bookmark = try await store.bookmark(id) { return bookmark }
        guard let start = IdentifierStart(typed) else { throw .notFound([id]) }
        let found = try await store.choices(of: start, limit: IdentifierStart.asked)
        let match = try start.match(
          among: found, orElse: BookmarkFailure.notFound([id]),
          ambiguous: BookmarkFailure.ambiguous)
        return try await bookmark(Bookmark.ID(match))
      }
    }
  }

  public func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark {
    try await traced.run { () async throws(BookmarkFailure) in
      let stored = try await store.bookmark(at: draft.address)
      // The store checks this, too. Checking it here saves a request for the title.
      if let stored { try MergeRule.added.check(stored, with: newBookmark(draft, at: clock.now)) }
      let wantsTitle = fetchingTitle && draft.title == nil && stored?.title.isEmpty ?? true
      let fetched = wantsTitle ? await fetchTitle(draft.address) : (title: nil, failure: nil)
      let titled = fetched.title.map(draft.titled) ?? draft
      let kept = try await store.keep(
        [newBookmark(titled, at: clock.now)],
        merging: draft.title == nil ? .addedWithPageTitle : .added)
      return AddedBookmark(kept: kept[0], titleFailure: fetched.failure)
    }
  }
}

extension DefaultBookmarkRepository {
  private func fetchTitle(
    _ address: BookmarkAddress
  ) async -> (title: String?, failure: PageTitleFailure?) {
    guard let page = address.web else { return (nil, nil) }
    do throws(PageTitleFailure) {
      return (try await titles.title(at: page), nil)
    } catch {
      return (nil, error)
    }
  }

  private func newBookmark(_ draft: BookmarkDraft, at now: Timestamp) -> Bookmark {
    Bookmark(
      id: Bookmark.ID(identifiers.next()), address: draft.address,
      title: draft.title ?? "", tags: draft.tags, note: draft.note, unread: draft.unread,
      archived: draft.archived, createdAt: draft.createdAt ?? now)
  }
}

// MARK: - Files

extension DefaultBookmarkRepository {
  public func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) -> ImportReport {
    try await traced.run { () async throws(BookmarkFailure) in
      var intake = Intake(now: clock.now)
      do throws(BookmarkFailure) {
        let start = try await start(of: source)
        let format = formats(kind ?? Self.kind(of: start))
        let reader = format.reader(folders: folders, encoding: encoding)
        try await take(start, source, by: reader, into: &intake, progress: progress)
      } catch {
        // Stores and reports the rows that were complete before the error.
        if try await keepRest(of: &intake) { await progress(intake.report) }
        throw error
      }
      _ = try await keepRest(of: &intake)
      return intake.report
    }
  }

  public func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind, progress: @Sendable (Int) async -> Void
  ) async throws(BookmarkFailure) -> Int {
    try await traced.run { () async throws(BookmarkFailure) in
      var writer = formats(kind).writer()
      var count = 0
      var cursor: BookmarkCursor?
      try await sink.take(writer.begin())
      repeat {
        let batch = try await store.batch(after: cursor, limit: portion)
        try await sink.take(writer.write(batch.bookmarks))
        count += batch.bookmarks.count
        cursor = batch.next
        await progress(count)
      } while cursor != nil
      try await sink.take(writer.end())
      return count
    }
  }

  /// The state of an import: the rows not stored yet, and the result so far.
  private struct Intake {
    let now: Timestamp
    var drafts: [BookmarkDraft] = []
    var report = ImportReport()
  }

  private func take(
    _ start: [UInt8], _ rest: any ByteSource, by reader: any BookmarkFileReader,
    into intake: inout Intake, progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) {
    var reader = reader
    var bytes: [UInt8]? = start
    while let piece = bytes {
      try await take(try reader.read(piece), into: &intake, progress: progress)
      bytes = try await rest.nextBytes()
    }
    try await take(try reader.finish(), into: &intake, progress: progress)
  }

  private func take(
    _ rows: [BookmarkFileRow], into intake: inout Intake,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) {
    for row in rows {
      switch row {
      case .bookmark(let draft): intake.drafts.append(draft)
      case .skipped(let row): intake.report.skip(row)
      case .note(let note): intake.report.note = note
      }
      guard intake.drafts.count == portion else { continue }
      _ = try await keepRest(of: &intake)
      await progress(intake.report)
    }
  }

  /// Reads the start of the file, up to the chunk with the first byte that is not blank.
  private func start(of source: any ByteSource) async throws(BookmarkFailure) -> [UInt8] {
    var start: [UInt8] = []
    while start.count < Self.startLimit, let bytes = try await source.nextBytes() {
      start += bytes
      if bytes.contains(where: { !Self.blanks.contains($0) }) { break }
    }
    return start
  }

  /// Detects the format: JSON starts with a bracket or brace; any other file is read as a browser's
  /// file.
  private static func kind(of start: [UInt8]) -> BookmarkFileKind {
    let first = start.first { !blanks.contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{") ? .json : .netscape
  }

  /// White space, and the bytes of a byte order mark.
  private static let blanks: Set<UInt8> = [9, 10, 12, 13, 32, 0xEF, 0xBB, 0xBF]

  /// How many leading blank bytes to read before giving up on detecting the format.
  private static let startLimit = 1024 * 1024

  /// Stores the pending rows. Returns whether there were any pending rows.
  private func keepRest(of intake: inout Intake) async throws(BookmarkFailure) -> Bool {
    guard !intake.drafts.isEmpty else { return false }
    let new = intake.drafts.map { newBookmark($0, at: intake.now) }
    // Rows that fail to be stored are not retried.
    intake.drafts.removeAll(keepingCapacity: true)
    for outcome in try await store.keep(new, merging: .imported) {
      if case .added = outcome { intake.report.imported += 1 } else { intake.report.merged += 1 }
    }
    return true
  }
}

extension ByteSource {
  fileprivate func nextBytes() async throws(BookmarkFailure) -> [UInt8]? {
    do throws(FileFailure) {
      return try await next()
    } catch {
      throw .file(error)
    }
  }
}

extension ByteSink {
  fileprivate func take(_ bytes: [UInt8]) async throws(BookmarkFailure) {
    guard !bytes.isEmpty else { return }
    do throws(FileFailure) {
      try await write(bytes)
    } catch {
      throw .file(error)
    }
  }
}
