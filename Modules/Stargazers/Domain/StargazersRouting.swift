public import CoreDomain

/// The destinations of the feature. A new case does not compile until the router has a route for
/// it.
public enum StargazersDestination: Hashable, Sendable {
  /// The form for choosing a repository.
  case form
  case list(StargazerListForm)
  case history(repository: String)
  case detail(login: String, repository: String)
}

/// Navigates between the screens of the feature, and maps routes to destinations.
public protocol StargazersRouting: Sendable {
  /// Opens a destination of the feature.
  func open(_ destination: StargazersDestination) async

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> StargazersDestination?
}
