import CoreDomain

// AFTER: a test by events. The shelf receives its catalogue and publishes every state; an intent
// returns after its last state. A test observes what a person would see, and does not depend on
// durations.

/// The source of titles.
public protocol ShelfCatalogue: Sendable {
  func titles() async throws -> [String]
}

/// A state of the shelf as a person sees it.
public enum ShelfState: Hashable, Sendable {
  case idle
  /// The cached titles while the catalogue is fetched.
  case reloading([String])
  case shown([String])
  /// A search is running.
  case searching(String)
  case found([String])
  case detail(String)
  case failed(String)
}

/// Whether the line that shows the cached titles is there, or was lost in a merge.
public enum ShelfBuild: CaseIterable, Sendable {
  case whole
  case forgetsWhatIsKept
}

/// A shelf with injected dependencies that publishes its states.
@MainActor public final class AnnouncingShelf {
  private let catalogue: any ShelfCatalogue
  private let kept: [String]
  private let build: ShelfBuild
  private var announcer = StateBroadcaster(ShelfState.idle)

  public init(catalogue: any ShelfCatalogue, kept: [String], build: ShelfBuild = .whole) {
    self.catalogue = catalogue
    self.kept = kept
    self.build = build
  }

  /// The current state.
  public var current: ShelfState { announcer.current }

  /// All states in order, starting with the current one.
  public func states() -> AsyncStream<ShelfState> { announcer.states() }

  public func reload() async {
    if build == .whole { announcer.announce(.reloading(kept)) }
    await ask { .shown($0) }
  }

  public func search(_ query: String) async {
    announcer.announce(.searching(query))
    await ask { titles in .found(titles.filter { $0.hasPrefix(query) }) }
  }

  public func choose(_ title: String) {
    announcer.announce(.detail(title))
  }

  private func ask(_ state: ([String]) -> ShelfState) async {
    do {
      announcer.announce(state(try await catalogue.titles()))
    } catch {
      announcer.announce(.failed("The catalogue cannot be read: \(error)"))
    }
  }
}
