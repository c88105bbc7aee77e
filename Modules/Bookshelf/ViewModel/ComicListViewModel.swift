public import BookshelfDomain
public import CoreDomain

/// The list of bookshelf.
public actor ComicListViewModel: ComicListScreen {
  private let repository: any ComicRepository
  private let router: any BookshelfRouting
  private var announcer = StateAnnouncer(ComicListState.idle)

  public init(repository: any ComicRepository, router: any BookshelfRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<ComicListState> {
    announcer.states()
  }

  public func show() async {
    _ = await prepare { [repository] () async throws(ComicFailure) in
      .success(try await repository.newest())
    }
  }

  public func add(_ typed: String) async {
    let isDone = await prepare { [repository] () async throws(ComicFailure) in
      .added(try await repository.add(try ComicTitle(typed)))
    }
    if isDone { await router.open(.list) }
  }

  public func remove(_ id: Comic.ID) async {
    let isDone = await prepare { [repository] () async throws(ComicFailure) in
      try await repository.remove(id)
      return .removed(id)
    }
    if isDone { await router.open(.list) }
  }

  /// Announces the preparation, unless one is going on, and then the state that comes of it.
  ///
  /// - Returns: whether the work was done, and done without a failure.
  private func prepare(
    _ work: () async throws(ComicFailure) -> ComicListState
  ) async -> Bool {
    guard announcer.current != .preparing else { return false }
    announcer.announce(.preparing)
    do throws(ComicFailure) {
      announcer.announce(try await work())
      return true
    } catch {
      announcer.announce(.failure(error))
      return false
    }
  }
}
