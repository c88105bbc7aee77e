import CoreDomain
public import NewsDomain

/// The screen of the subscribed feeds.
public actor NewsFeedsViewModel: NewsFeedsScreen {
  private let repository: any StoryRepository
  private var announcer = StateBroadcaster(NewsFeedsState.idle)
  private var isWorking = false

  public init(repository: any StoryRepository) {
    self.repository = repository
  }

  public func states() -> AsyncStream<NewsFeedsState> {
    announcer.states()
  }

  public func show() async {
    await work(.preparing) { () async throws(StoryFailure) in nil }
  }

  public func add(_ form: NewsFeedForm) async {
    await work(.adding(form)) { () async throws(StoryFailure) in
      .added(try await self.repository.add(form))
    }
  }

  public func remove(_ feed: String) async {
    await work(.preparing) { () async throws(StoryFailure) in
      .removed(try await self.repository.remove(feed))
    }
  }

  public func file(_ feed: String, under category: String) async {
    await work(.preparing) { () async throws(StoryFailure) in
      .filed(try await self.repository.file(feed, under: category))
    }
  }

  public func refresh(_ feeds: [String]) async {
    await work(.preparing) { () async throws(StoryFailure) in
      .refreshed(
        try await self.repository.refresh(feeds, .byHand) { progress in
          await self.announce(.refreshing(progress))
        })
    }
  }

  /// Runs one task at a time, publishes its result, and shows all feeds.
  private func work(
    _ beginning: NewsFeedsState, _ task: () async throws(StoryFailure) -> NewsFeedsState?
  ) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    announcer.announce(beginning)
    do throws(StoryFailure) {
      if let outcome = try await task() { announcer.announce(outcome) }
      announcer.announce(.success(try await repository.feeds()))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: NewsFeedsState) {
    announcer.announce(state)
  }
}
