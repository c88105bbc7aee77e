// StargazersRouter: the places of the feature, and their addresses.
//
// | place    | route    |
// |----------|----------|
// | the list | `/stargazers` |
//
// Both directions stand in one file, so that a new place is added to both at once.

public import CoreDomain
public import StargazersDomain

/// Leads to the places of the feature by way of a navigator.
public struct RouteStargazersRouter: StargazersRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: StargazersDestination) async {
    await navigator.go(to: route(to: destination))
  }

  public func destination(of route: Route) -> StargazersDestination? {
    switch route.path {
    case ["stargazers"]: .list
    default: nil
    }
  }

  private func route(to destination: StargazersDestination) -> Route {
    switch destination {
    case .list: Route(path: ["stargazers"])
    }
  }
}
