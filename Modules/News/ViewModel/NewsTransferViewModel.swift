public import CoreDomain
public import NewsDomain

/// The screen that imports and exports lists of feeds.
public actor NewsTransferViewModel: NewsTransferScreen {
  private let repository: any StoryRepository
  private var announcer = StateBroadcaster(NewsTransferState.idle)

  public init(repository: any StoryRepository) {
    self.repository = repository
  }

  public func states() -> AsyncStream<NewsTransferState> {
    announcer.states()
  }

  public func importList(_ source: any ByteSource) async {
    await work { () async throws(StoryFailure) in
      .imported(try await self.repository.importList(source))
    }
  }

  public func exportList(to sink: any ByteSink) async {
    await work { () async throws(StoryFailure) in
      .exported(try await self.repository.exportList(to: sink))
    }
  }

  /// Runs a task and publishes its result, unless one is already running.
  private func work(_ task: () async throws(StoryFailure) -> NewsTransferState) async {
    guard announcer.current != .working else { return }
    announcer.announce(.working)
    do throws(StoryFailure) {
      announcer.announce(try await task())
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
