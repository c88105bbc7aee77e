import CoreDomain

// AFTER: the state is one value, which is one thing at a time. Every transition is announced, so that a
// test sees what a person sees, in order. While the list is prepared, asking for it does nothing.

/// What the list is: one of these, and never two.
public enum StarListState: Hashable, Sendable {
  case idle
  case preparing
  case success(Int64)
  case failure(String)
}

/// A list that is a machine of states.
@MainActor public final class AnnouncedStarList {
  private let source: any StarSource
  private var announcer = StateAnnouncer(StarListState.idle)

  public init(source: any StarSource) {
    self.source = source
  }

  /// Every state in order, beginning with that of the moment.
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
