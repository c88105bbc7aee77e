public import BookmarksDomain
public import CoreDomain

/// The list of bookmarks.
public actor BookmarkListViewModel: BookmarkListScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private let rules: BookmarkRules
  private var announcer = StateBroadcaster(BookmarkListState.idle)

  public init(
    repository: any BookmarkRepository, router: any BookmarksRouting, rules: BookmarkRules
  ) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public func states() -> AsyncStream<BookmarkListState> {
    announcer.states()
  }

  public func show(_ question: BookmarkQuestion) async {
    await load(question) {}
  }

  public func remove(_ ids: [Bookmark.ID], thenShowing question: BookmarkQuestion) async {
    await load(question) { [repository] () async throws(BookmarkFailure) in
      try await repository.remove(ids, expecting: nil)
    }
  }

  public func add() async {
    await router.open(.editor())
  }

  /// Sends `preparing`, does the work, and sends the current list. Invalid input fails before the
  /// work starts. Does nothing if work is in progress.
  private func load(
    _ question: BookmarkQuestion, after work: () async throws(BookmarkFailure) -> Void
  ) async {
    if case .preparing = announcer.current { return }
    announcer.announce(.preparing(question))
    do throws(BookmarkFailure) {
      let filter = try question.filter(by: rules)
      try await work()
      announcer.announce(.success(try await repository.page(filter), of: question))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
