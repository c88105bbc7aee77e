public import CoreDomain

/// The destinations of the feature. A new one does not compile until the router has a route for it.
public enum NotesDestination: Hashable, Sendable {
  /// The newest notes, with the form for a new one.
  case list
}

/// Converts destinations to routes and back, and navigates to them.
public protocol NotesRouting: Sendable {
  /// Navigates to a destination of the feature.
  func open(_ destination: NotesDestination) async

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> NotesDestination?
}
