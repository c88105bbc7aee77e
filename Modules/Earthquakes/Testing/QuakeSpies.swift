public import CoreDomain
public import EarthquakesDomain
private import Synchronization

/// A router that remembers the places that screens left for, and goes nowhere.
public final class SpyEarthquakesRouter: EarthquakesRouting {
  private let remembered = Mutex<[EarthquakesDestination]>([])

  public init() {}

  /// The places so far.
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
