public import BookmarksDomain
public import CoreDomain

/// The detail screen of a bookmark.
public actor BookmarkDetailViewModel: BookmarkDetailScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private let rules: BookmarkRules
  private var announcer = StateBroadcaster(BookmarkDetailState.idle)

  public init(
    repository: any BookmarkRepository, router: any BookmarksRouting, rules: BookmarkRules
  ) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public func states() -> AsyncStream<BookmarkDetailState> {
    announcer.states()
  }

  public func show(_ id: Bookmark.ID) async {
    await prepare(id) { [repository] () async throws(BookmarkFailure) in
      .success(try await repository.bookmark(id))
    }
  }

  public func find(_ typed: String) async {
    await prepare(Bookmark.ID(typed)) { [repository, rules] () async throws(BookmarkFailure) in
      .success(try await repository.bookmark(meantBy: BookmarkReference(typed, by: rules)))
    }
  }

  public func remove(_ id: Bookmark.ID, expecting version: BookmarkVersion?) async {
    await prepare(id) { [repository] () async throws(BookmarkFailure) in
      try await repository.remove([id], expecting: version)
      return .removed(id)
    }
    if announcer.current == .removed(id) { await router.open(.list()) }
  }

  public func edit(_ id: Bookmark.ID) async {
    await router.open(.change(id))
  }

  /// Sends `preparing` and then the state that the work returns. Does nothing if work is in
  /// progress.
  private func prepare(
    _ id: Bookmark.ID, _ work: () async throws(BookmarkFailure) -> BookmarkDetailState
  ) async {
    if case .preparing = announcer.current { return }
    announcer.announce(.preparing(id))
    do throws(BookmarkFailure) {
      announcer.announce(try await work())
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
