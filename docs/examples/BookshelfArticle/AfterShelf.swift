import CoreDomain

// AFTER: a scenario by event. The shelf is handed its catalogue, announces every state, and an
// intent returns when its last state has been announced. A test listens to what a person would see;
// how long it takes is nobody's business.

/// Where titles come from.
public protocol ShelfCatalogue: Sendable {
  func titles() async throws -> [String]
}

/// A state of the shelf, as a person sees it.
public enum ShelfState: Hashable, Sendable {
  case idle
  /// What was kept from the last time, while the catalogue is asked.
  case reloading([String])
  case shown([String])
  /// The search is on its way.
  case searching(String)
  case found([String])
  case detail(String)
  case failed(String)
}

/// Whether the line that shows what is kept is there, or was lost in some merge.
public enum ShelfBuild: CaseIterable, Sendable {
  case whole
  case forgetsWhatIsKept
}

/// A shelf that is handed all that it needs, and announces what it shows.
@MainActor public final class AnnouncingShelf {
  private let catalogue: any ShelfCatalogue
  private let kept: [String]
  private let build: ShelfBuild
  private var announcer = StateAnnouncer(ShelfState.idle)

  public init(catalogue: any ShelfCatalogue, kept: [String], build: ShelfBuild = .whole) {
    self.catalogue = catalogue
    self.kept = kept
    self.build = build
  }

  /// What is shown at the moment.
  public var current: ShelfState { announcer.current }

  /// Every state in order, beginning with that of the moment.
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
