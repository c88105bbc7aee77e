public import CoreDomain
public import StargazersDomain
private import Synchronization

/// A router that remembers the places that screens left for, and goes nowhere.
public final class SpyStargazersRouter: StargazersRouting {
  private let remembered = Mutex<[StargazersDestination]>([])

  public init() {}

  /// The places so far.
  public var opened: [StargazersDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: StargazersDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> StargazersDestination? {
    nil
  }
}
