public import CoreDomain

/// The destinations of the feature. A new one does not compile until the route map has its route.
public enum NotesDestination: Hashable, Sendable {
  case list
}

/// Opens the destinations.
public typealias NotesRouting = Routing<NotesDestination>
