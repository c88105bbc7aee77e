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

/// Opens the destinations, and maps routes back to them.
public typealias StargazersRouting = Routing<StargazersDestination>
