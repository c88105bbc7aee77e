public import BookshelfDomain
public import CoreDomain
private import Synchronization

/// A router that records the opened destinations and does not navigate.
public final class SpyBookshelfRouter: BookshelfRouting {
  private let remembered = Mutex<[BookshelfDestination]>([])

  public init() {}

  /// The destinations opened so far.
  public var opened: [BookshelfDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: BookshelfDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> BookshelfDestination? {
    nil
  }
}
