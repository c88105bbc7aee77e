public import CoreDomain

/// The places of the feature. A new place does not compile before the router has a route for it.
public enum NotesDestination: Hashable, Sendable {
  /// The newest notes, and the form of another one.
  case list
}

/// Leads from the outcomes of the screens to places, and from routes back to places.
public protocol NotesRouting: Sendable {
  /// Goes to a place of the feature.
  func open(_ destination: NotesDestination) async

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> NotesDestination?
}
