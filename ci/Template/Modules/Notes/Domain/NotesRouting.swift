public import CoreDomain

/// The destinations of the feature. A new one does not compile until the router has a route for it.
public enum NotesDestination: Hashable, Sendable {
  case list
}

/// Opens the destinations.
public typealias NotesRouting = Routing<NotesDestination>
