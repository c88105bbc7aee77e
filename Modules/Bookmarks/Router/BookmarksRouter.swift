public import BookmarksDomain
public import CoreDomain

/// Converts the feature's destinations to routes such as `/bookmarks/tags`, and routes back to
/// destinations.
public enum BookmarksRouteMap: RouteMap {
  public static func destination(of route: Route) -> BookmarksDestination? {
    guard let path = route.path(below: "bookmarks") else { return nil }
    return switch (path.count, path.first, path.last) {
    case (0, _, _): .list(query: route.value(of: "q"), tag: route.value(of: "tag"))
    case (1, "new", _):
      .editor(address: route.value(of: "url") ?? "", title: route.value(of: "title") ?? "")
    case (1, "tags", _): .tags
    case (1, "duplicates", _): .duplicates
    case (1, "transfer", _): .transfer
    // A generated identifier has twelve characters, so it is never one of the words above.
    case (1, let id?, _): .detail(Bookmark.ID(id))
    case (2, let id?, "edit"): .change(Bookmark.ID(id))
    default: nil
    }
  }

  public static func route(to destination: BookmarksDestination) -> Route {
    switch destination {
    case .list(let query, let tag):
      Route(
        path: ["bookmarks"],
        query: [
          query.map { Route.Parameter("q", $0) }, tag.map { Route.Parameter("tag", $0) },
        ].compactMap { $0 })
    case .editor(let address, let title):
      Route(
        path: ["bookmarks", "new"], query: Route.parameters([("url", address), ("title", title)]))
    case .tags: Route(path: ["bookmarks", "tags"])
    case .duplicates: Route(path: ["bookmarks", "duplicates"])
    case .transfer: Route(path: ["bookmarks", "transfer"])
    case .detail(let id): Route(path: ["bookmarks", id.raw])
    case .change(let id): Route(path: ["bookmarks", id.raw, "edit"])
    }
  }
}
