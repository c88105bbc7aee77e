public import CoreDomain
public import NewsDomain

/// The list of stories.
public actor StoryListViewModel: StoryListScreen {
  private let repository: any StoryRepository
  private let router: any NewsRouting
  private var announcer = StateBroadcaster(StoryListState.idle)
  private var isWorking = false

  public init(repository: any StoryRepository, router: any NewsRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<StoryListState> {
    announcer.states()
  }

  public func show(_ form: StoryListForm, refreshing: Bool) async {
    await work { () async throws(StoryFailure) in
      try await self.prepare(form, refreshing: refreshing)
    }
  }

  public func markRead(feed: String, category: String, thenShowing form: StoryListForm) async {
    await work { () async throws(StoryFailure) in
      let count = try await self.repository.markRead(feed: feed, category: category)
      self.announcer.announce(.marked(count))
      try await self.prepare(form, refreshing: false)
    }
  }

  public func star(_ id: Story.ID, _ isStarred: Bool, thenShowing form: StoryListForm) async {
    await work { () async throws(StoryFailure) in
      try await self.repository.star(id, isStarred)
      try await self.prepare(form, refreshing: false)
    }
  }

  public func open(_ id: Story.ID) async {
    await router.open(.detail(id))
  }

  /// Publishes the stored stories; if `refreshing` is set, also the progress of the refresh and the
  /// stories after it.
  private func prepare(_ form: StoryListForm, refreshing: Bool) async throws(StoryFailure) {
    announcer.announce(.preparing(form))
    let kept = try await repository.page(form)
    guard refreshing else { return announcer.announce(.success(kept, nil)) }
    let report = try await repository.refresh([], .due) { progress in
      await self.announce(.refreshing(kept, progress))
    }
    // The stored stories are already shown. They are read again only if a feed was fetched.
    let isSame = report.outcomes.isEmpty
    announcer.announce(.success(isSame ? kept : try await repository.page(form), report))
  }

  /// Runs one task at a time, and publishes its failure, if any.
  private func work(_ task: () async throws(StoryFailure) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(StoryFailure) {
      try await task()
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: StoryListState) {
    announcer.announce(state)
  }
}
