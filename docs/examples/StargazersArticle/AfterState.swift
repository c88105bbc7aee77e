import CoreDomain

// AFTER: the state is a single value, so contradictions are impossible. Every transition is
// published, so a test sees what a person sees, in order. While the list is loading, another
// request is ignored.

/// The states of the list, exactly one at a time.
public enum StarListState: Hashable, Sendable {
  case idle
  case preparing
  case success(Int64)
  case failure(String)
}

/// A list that is a state machine.
@MainActor public final class AnnouncedStarList {
  private let source: any StarSource
  private var announcer = StateBroadcaster(StarListState.idle)

  public init(source: any StarSource) {
    self.source = source
  }

  /// All states in order, starting with the current one.
  public func states() -> AsyncStream<StarListState> {
    announcer.states()
  }

  public func load() async {
    guard announcer.current != .preparing else { return }
    announcer.announce(.preparing)
    do {
      announcer.announce(.success(try await source.stars()))
    } catch {
      announcer.announce(.failure("The service cannot be reached: \(error)"))
    }
  }
}
