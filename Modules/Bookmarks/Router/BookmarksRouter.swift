// BookmarksRouter: the places of the feature, and their addresses.
//
// | place                   | route                          |
// |-------------------------|--------------------------------|
// | the list                | `/bookmarks?q=words&tag=swift` |
// | the editor              | `/bookmarks/new`               |
// | import and export       | `/bookmarks/transfer`          |
//
// Both directions stand in one file, so that a new place is added to both at once.

public import BookmarksDomain
public import CoreDomain

/// Leads to the places of the feature by way of a navigator.
public struct RouteBookmarksRouter: BookmarksRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: BookmarksDestination) async {
    await navigator.go(to: route(to: destination))
  }

  public func destination(of route: Route) -> BookmarksDestination? {
    switch route.path {
    case ["bookmarks"]: .list(query: route.value(of: "q"), tag: route.value(of: "tag"))
    case ["bookmarks", "new"]: .editor
    case ["bookmarks", "transfer"]: .transfer
    default: nil
    }
  }

  private func route(to destination: BookmarksDestination) -> Route {
    switch destination {
    case .list(let query, let tag):
      Route(
        path: ["bookmarks"],
        query: [
          query.map { Route.Parameter("q", $0) }, tag.map { Route.Parameter("tag", $0) },
        ].compactMap { $0 })
    case .editor: Route(path: ["bookmarks", "new"])
    case .transfer: Route(path: ["bookmarks", "transfer"])
    }
  }
}
