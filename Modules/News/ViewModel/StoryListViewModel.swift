public import CoreDomain
public import NewsDomain

/// The front page.
public actor StoryListViewModel: StoryListScreen {
  private let repository: any StoryRepository
  private let router: any NewsRouting
  private var announcer = StateAnnouncer(StoryListState.idle)
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

  /// Announces what is kept; then, where that is wanted, how the feeds come, and what is kept then.
  private func prepare(_ form: StoryListForm, refreshing: Bool) async throws(StoryFailure) {
    announcer.announce(.preparing(form))
    let kept = try await repository.page(form)
    guard refreshing else { return announcer.announce(.success(kept, nil)) }
    let report = try await repository.refresh([], .due) { progress in
      await self.announce(.refreshing(kept, progress))
    }
    // What is kept was shown already: it is asked for anew only where something may have changed.
    let isSame = report.outcomes.isEmpty
    announcer.announce(.success(isSame ? kept : try await repository.page(form), report))
  }

  /// Does one thing at a time, and announces why it failed where it does.
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
