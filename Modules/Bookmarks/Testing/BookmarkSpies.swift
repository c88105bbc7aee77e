public import BookmarksDomain
public import CoreDomain
public import CoreTesting
private import Synchronization

/// A repository that records its calls in order and forwards them to another repository.
public final class SpyBookmarkRepository: BookmarkRepository {
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
    case duplicates
    case importFile(as: BookmarkFileKind?, folders: FolderUse, encoding: String? = nil)
    case exportFile(as: BookmarkFileKind)
  }

  private let wrapped: any BookmarkRepository
  private let gate: (@Sendable () async -> Void)?
  private let remembered = Mutex<[Call]>([])

  /// Creates a spy.
  ///
  /// - Parameter gate: Runs after each call has been recorded; the call is forwarded when the gate
  ///   returns.
  public init(
    around wrapped: any BookmarkRepository, waitingFor gate: (@Sendable () async -> Void)? = nil
  ) {
    self.wrapped = wrapped
    self.gate = gate
  }

  /// The calls so far, in order.
  public var calls: [Call] {
    remembered.withLock { $0 }
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    await remember(.page(filter))
    return try await wrapped.page(filter)
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark {
    await remember(.bookmark(id))
    return try await wrapped.bookmark(id)
  }

  public func bookmark(
    meantBy reference: BookmarkReference
  ) async throws(BookmarkFailure) -> Bookmark {
    await remember(.bookmarkMeantBy(reference))
    return try await wrapped.bookmark(meantBy: reference)
  }

  public func add(
    _ draft: BookmarkDraft, fetchingTitle: Bool
  ) async throws(BookmarkFailure) -> AddedBookmark {
    await remember(.add(draft, fetchingTitle: fetchingTitle))
    return try await wrapped.add(draft, fetchingTitle: fetchingTitle)
  }

  public func change(
    _ id: Bookmark.ID, by change: BookmarkChange, expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) -> Bookmark {
    await remember(.change(id, change, expecting: version))
    return try await wrapped.change(id, by: change, expecting: version)
  }

  @discardableResult
  public func changeAll(
    _ ids: [Bookmark.ID], by change: BookmarkChange
  ) async throws(BookmarkFailure) -> [Bookmark] {
    await remember(.changeAll(ids, change))
    return try await wrapped.changeAll(ids, by: change)
  }

  public func remove(
    _ ids: [Bookmark.ID], expecting version: BookmarkVersion?
  ) async throws(BookmarkFailure) {
    await remember(.remove(ids, expecting: version))
    try await wrapped.remove(ids, expecting: version)
  }

  public func tags() async throws(BookmarkFailure) -> [TagUse] {
    await remember(.tags)
    return try await wrapped.tags()
  }

  public func rename(_ old: Tag, to new: Tag) async throws(BookmarkFailure) -> Int {
    await remember(.rename(old, to: new))
    return try await wrapped.rename(old, to: new)
  }

  public func duplicates() async throws(BookmarkFailure) -> [[Bookmark]] {
    await remember(.duplicates)
    return try await wrapped.duplicates()
  }

  public func importFile(
    _ source: any ByteSource, as kind: BookmarkFileKind?, folders: FolderUse, encoding: String?,
    progress: @Sendable (ImportReport) async -> Void
  ) async throws(BookmarkFailure) -> ImportReport {
    await remember(.importFile(as: kind, folders: folders, encoding: encoding))
    return try await wrapped.importFile(
      source, as: kind, folders: folders, encoding: encoding, progress: progress)
  }

  public func exportFile(
    to sink: any ByteSink, as kind: BookmarkFileKind, progress: @Sendable (Int) async -> Void
  ) async throws(BookmarkFailure) -> Int {
    await remember(.exportFile(as: kind))
    return try await wrapped.exportFile(to: sink, as: kind, progress: progress)
  }

  private func remember(_ call: Call) async {
    remembered.withLock { $0.append(call) }
    await gate?()
  }
}

/// A router that records the opened destinations and does not navigate.
public typealias SpyBookmarksRouter = SpyRouter<BookmarksDestination>

/// A title source that records the requested pages and forwards the requests to another source.
public final class SpyPageTitleSource: PageTitleSource {
  private let wrapped: any PageTitleSource
  private let remembered = Mutex<[PageAddress]>([])

  public init(around wrapped: any PageTitleSource) {
    self.wrapped = wrapped
  }

  /// The requested pages so far, in order.
  public var asked: [PageAddress] {
    remembered.withLock { $0 }
  }

  public func title(at address: PageAddress) async throws(PageTitleFailure) -> String? {
    remembered.withLock { $0.append(address) }
    return try await wrapped.title(at: address)
  }
}
