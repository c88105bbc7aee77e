public import BookmarksDomain
public import CoreDomain

/// The list of bookmarks.
public actor BookmarkListViewModel: BookmarkListScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private var announcer = StateAnnouncer(BookmarkListState.idle)

  public init(repository: any BookmarkRepository, router: any BookmarksRouting) {
    self.repository = repository
    self.router = router
  }

  deinit {
    announcer.finish()
  }

  public func states() -> AsyncStream<BookmarkListState> {
    announcer.states()
  }

  public func show(_ filter: BookmarkFilter) async {
    await load(filter) {}
  }

  public func remove(_ ids: [Bookmark.ID], thenShowing filter: BookmarkFilter) async {
    await load(filter) { [repository] () async throws(BookmarkFailure) in
      try await repository.remove(ids)
    }
  }

  public func add() async {
    await router.open(.editor)
  }

  /// Announces the preparation, unless one is going on, does a piece of work, and announces the
  /// list as it then is.
  private func load(
    _ filter: BookmarkFilter, after work: () async throws(BookmarkFailure) -> Void
  ) async {
    if case .preparing = announcer.current { return }
    announcer.announce(.preparing(filter))
    do throws(BookmarkFailure) {
      try await work()
      announcer.announce(.success(try await repository.page(filter), of: filter))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
