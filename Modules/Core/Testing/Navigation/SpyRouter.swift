public import CoreDomain
private import Synchronization

/// A router that records the opened destinations and does not navigate. It converts no route to a
/// destination.
public final class SpyRouter<Destination: Hashable & Sendable>: Routing {
  private let remembered = Mutex<[Destination]>([])

  public init() {}

  public var opened: [Destination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: Destination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> Destination? {
    nil
  }
}
