public import CoreDomain
public import NewsDomain
private import Synchronization

/// A router that remembers the places that screens left for, and goes nowhere.
public final class SpyNewsRouter: NewsRouting {
  private let remembered = Mutex<[NewsDestination]>([])

  public init() {}

  /// The places so far.
  public var opened: [NewsDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: NewsDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> NewsDestination? {
    nil
  }
}
