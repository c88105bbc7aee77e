public import CoreDomain
public import EarthquakesDomain
private import Synchronization

/// A router that records destinations without opening them.
public final class SpyEarthquakesRouter: EarthquakesRouting {
  private let remembered = Mutex<[EarthquakesDestination]>([])

  public init() {}

  /// The destinations recorded so far.
  public var opened: [EarthquakesDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: EarthquakesDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> EarthquakesDestination? {
    nil
  }
}
