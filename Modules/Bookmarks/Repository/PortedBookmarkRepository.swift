public import BookmarksDomain
public import CoreDomain

/// A repository that keeps bookmarks by way of the feature's ports.
public struct PortedBookmarkRepository: BookmarkRepository {
  private let store: any BookmarkStore
  private let titles: any PageTitleSource
  private let format: any BookmarkFileFormat
  private let clock: any WallClock
  private let identifiers: any IdentifierSource

  public init(
    store: any BookmarkStore, titles: any PageTitleSource, format: any BookmarkFileFormat,
    clock: any WallClock, identifiers: any IdentifierSource
  ) {
    self.store = store
    self.titles = titles
    self.format = format
    self.clock = clock
    self.identifiers = identifiers
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    try await store.page(filter)
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark {
    guard let bookmark = try await store.bookmark(id) else { throw .notFound([id]) }
    return bookmark
  }

  public func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark {
    let stored = try await store.bookmark(at: draft.address)
    if let stored { try checkRoom(in: stored, for: draft) }
    let wantsTitle = fetchingTitle && draft.title == nil && stored?.title.isEmpty ?? true
    let fetched = wantsTitle ? await fetchTitle(draft.address) : FetchedTitle.none
    let titled = fetched.title.map(draft.titled) ?? draft
    let kept = try await store.keep(
      [newBookmark(titled, at: clock.now)],
      merging: draft.title == nil ? .addedWithPageTitle : .added)
    return AddedBookmark(kept: kept[0], titleFailure: fetched.failure)
  }

  public func remove(_ ids: [Bookmark.ID]) async throws(BookmarkFailure) {
    try await store.remove(ids)
  }

  public func importFile(_ bytes: [UInt8]) async throws(BookmarkFailure) -> ImportReport {
    let file = try format.read(bytes)
    let now = clock.now
    let kept = try await store.keep(
      file.drafts.map { newBookmark($0, at: now) }, merging: .imported)
    let imported = kept.count { outcome in
      if case .added = outcome { true } else { false }
    }
    return ImportReport(
      imported: imported, merged: kept.count - imported, skipped: file.skipped)
  }

  public func exportFile() async throws(BookmarkFailure) -> ExportedFile {
    let bookmarks = try await store.page(.all).bookmarks
    return ExportedFile(bytes: format.write(bookmarks), count: bookmarks.count)
  }
}

extension PortedBookmarkRepository {
  /// What asking a page for its title came to.
  private enum FetchedTitle {
    case none
    case title(String)
    case failed(PageTitleFailure)

    var title: String? {
      if case .title(let title) = self { title } else { nil }
    }

    var failure: PageTitleFailure? {
      if case .failed(let failure) = self { failure } else { nil }
    }
  }

  /// Refuses what would not fit once it is merged.
  private func checkRoom(
    in stored: Bookmark, for draft: BookmarkDraft
  ) throws(BookmarkFailure) {
    let merged = MergeRule.added.merge(stored, with: newBookmark(draft, at: clock.now))
    guard merged.note == stored.note || merged.note.utf8.count <= BookmarkDraft.noteLimit else {
      throw .tooLong(field: "note", limit: BookmarkDraft.noteLimit)
    }
    _ = try TagList(stored.tags.tags + draft.tags.tags)
  }

  private func fetchTitle(_ address: BookmarkAddress) async -> FetchedTitle {
    guard address.isWeb else { return .none }
    do throws(PageTitleFailure) {
      return try await titles.title(at: address).map(FetchedTitle.title) ?? .none
    } catch {
      return .failed(error)
    }
  }

  private func newBookmark(_ draft: BookmarkDraft, at now: Timestamp) -> Bookmark {
    Bookmark(
      id: Bookmark.ID(identifiers.next()), address: draft.address,
      title: draft.title ?? "", tags: draft.tags, note: draft.note, unread: draft.unread,
      archived: draft.archived, createdAt: draft.createdAt ?? now)
  }
}
