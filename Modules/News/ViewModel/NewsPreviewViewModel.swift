public import CoreDomain
public import NewsDomain

/// The screen that shows a feed before subscribing to it.
public actor NewsPreviewViewModel: NewsPreviewScreen {
  private let repository: any StoryRepository
  private var announcer = StateBroadcaster(NewsPreviewState.idle)

  public init(repository: any StoryRepository) {
    self.repository = repository
  }

  public func states() -> AsyncStream<NewsPreviewState> {
    announcer.states()
  }

  public func preview(address: String) async {
    await prepare { () async throws(StoryFailure) in
      try await self.repository.preview(address: address)
    }
  }

  public func preview(_ source: any ByteSource, contentType: String, base: String) async {
    await prepare { () async throws(StoryFailure) in
      try await self.repository.preview(source, contentType: contentType, base: base)
    }
  }

  /// Loads a preview and publishes it, unless this is already running.
  private func prepare(_ read: () async throws(StoryFailure) -> ParsedFeed) async {
    guard announcer.current != .preparing else { return }
    announcer.announce(.preparing)
    do throws(StoryFailure) {
      announcer.announce(.success(try await read()))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
