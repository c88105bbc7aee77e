public import CoreDomain

/// The destinations of the feature, to which screens navigate. After a case is added, the router
/// does not compile until it has a route for the case.
public enum StargazersDestination: Hashable, Sendable {
  /// The form for choosing a repository.
  case form
  case list(StargazerListForm)
  case history(repository: String)
  case detail(login: String, repository: String)
}

/// A router that opens the feature's destinations.
public typealias StargazersRouting = Routing<StargazersDestination>
