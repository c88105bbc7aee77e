import CoreDomain
public import NewsDomain

/// The screen of the filters.
public actor NewsFiltersViewModel: NewsFiltersScreen {
  private let repository: any StoryRepository
  private var announcer = StateBroadcaster(NewsFiltersState.idle)

  public init(repository: any StoryRepository) {
    self.repository = repository
  }

  public func states() -> AsyncStream<NewsFiltersState> {
    announcer.states()
  }

  public func show() async {
    await prepare { () async throws(StoryFailure) in }
  }

  public func add(_ form: NewsFilterForm) async {
    await prepare { () async throws(StoryFailure) in
      _ = try await self.repository.add(form)
    }
  }

  public func remove(_ number: String) async {
    await prepare { () async throws(StoryFailure) in
      try await self.repository.removeFilter(number)
    }
  }

  /// Runs one change at a time, and shows all filters.
  private func prepare(_ change: () async throws(StoryFailure) -> Void) async {
    guard announcer.current != .preparing else { return }
    announcer.announce(.preparing)
    do throws(StoryFailure) {
      try await change()
      announcer.announce(.success(try await repository.filters()))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
