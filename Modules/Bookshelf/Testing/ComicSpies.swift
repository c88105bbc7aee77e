public import BookshelfDomain
public import CoreDomain
private import Synchronization

/// A router that remembers the places that screens left for, and goes nowhere.
public final class SpyBookshelfRouter: BookshelfRouting {
  private let remembered = Mutex<[BookshelfDestination]>([])

  public init() {}

  /// The places so far.
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
