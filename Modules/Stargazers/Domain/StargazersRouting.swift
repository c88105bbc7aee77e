public import CoreDomain

/// The places of the feature. A new place does not compile before the router has a route for it.
public enum StargazersDestination: Hashable, Sendable {
  /// The form that asks for a repository.
  case form
  case list(StargazerListForm)
  case history(repository: String)
  case detail(login: String, repository: String)
}

/// Leads from the outcomes of the screens to places, and from routes back to places.
public protocol StargazersRouting: Sendable {
  /// Goes to a place of the feature.
  func open(_ destination: StargazersDestination) async

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> StargazersDestination?
}
