public import CoreDomain
public import NewsDomain

/// The screen of a single story.
public actor StoryDetailViewModel: StoryDetailScreen {
  private let repository: any StoryRepository
  private let router: any NewsRouting
  private var announcer = StateBroadcaster(StoryDetailState.idle)
  private var isWorking = false

  public init(repository: any StoryRepository, router: any NewsRouting) {
    self.repository = repository
    self.router = router
  }

  public func states() -> AsyncStream<StoryDetailState> {
    announcer.states()
  }

  public func show(_ id: Story.ID, of feed: String, keepingUnread: Bool) async {
    await prepare(id, of: feed) { () async throws(StoryFailure) in
      guard !keepingUnread else { return }
      if !feed.isEmpty { _ = try await self.repository.story(id, of: feed) }
      try await self.repository.mark(id, asRead: true)
    }
  }

  public func find(_ typed: String) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    announcer.announce(.preparing(Story.ID(typed)))
    do throws(StoryFailure) {
      announcer.announce(.success(try await repository.story(meantBy: typed)))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  public func star(_ id: Story.ID, _ isStarred: Bool) async {
    await prepare(id) { () async throws(StoryFailure) in
      try await self.repository.star(id, isStarred)
    }
  }

  public func mark(_ id: Story.ID, asRead isRead: Bool) async {
    await prepare(id) { () async throws(StoryFailure) in
      try await self.repository.mark(id, asRead: isRead)
    }
  }

  public func bookmark(_ id: Story.ID) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(StoryFailure) {
      let story = try await repository.story(id)
      guard let link = story.link else {
        throw .malformed(story.title, reason: "the story has no address to bookmark.")
      }
      await router.open(.bookmark(link, title: story.title))
    } catch {
      announcer.announce(.failure(error))
    }
  }

  /// Runs one change of a story at a time, and shows the story.
  private func prepare(
    _ id: Story.ID, of feed: String = "", changing change: () async throws(StoryFailure) -> Void
  ) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    announcer.announce(.preparing(id))
    do throws(StoryFailure) {
      try await change()
      announcer.announce(.success(try await repository.story(id, of: feed)))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
