public import CoreDomain
public import NewsDomain
private import Synchronization

/// A router that records destinations without opening them.
public final class SpyNewsRouter: NewsRouting {
  private let remembered = Mutex<[NewsDestination]>([])

  public init() {}

  /// The destinations so far.
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
