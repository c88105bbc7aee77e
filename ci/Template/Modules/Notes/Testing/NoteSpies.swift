public import CoreDomain
public import NotesDomain
private import Synchronization

/// A router that only records the destinations.
public final class SpyNotesRouter: NotesRouting {
  private let remembered = Mutex<[NotesDestination]>([])

  public init() {}

  /// The destinations in order.
  public var opened: [NotesDestination] {
    remembered.withLock { $0 }
  }

  public func open(_ destination: NotesDestination) async {
    remembered.withLock { $0.append(destination) }
  }

  public func destination(of route: Route) -> NotesDestination? {
    nil
  }
}
