// BookshelfRouter: the places of the feature, and their addresses.
//
// | place    | route    |
// |----------|----------|
// | the list | `/bookshelf` |
//
// Both directions stand in one file, so that a new place is added to both at once.

public import BookshelfDomain
public import CoreDomain

/// Leads to the places of the feature by way of a navigator.
public struct RouteBookshelfRouter: BookshelfRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: BookshelfDestination) async {
    await navigator.go(to: route(to: destination))
  }

  public func destination(of route: Route) -> BookshelfDestination? {
    switch route.path {
    case ["bookshelf"]: .list
    default: nil
    }
  }

  private func route(to destination: BookshelfDestination) -> Route {
    switch destination {
    case .list: Route(path: ["bookshelf"])
    }
  }
}
