public import CoreDomain
public import NewsDomain

/// Maps the feature's destinations to routes, and routes back to destinations. The route to the
/// form for a new bookmark is not mapped back, because it belongs to another feature.
public enum NewsRouteMap: RouteMap {
  public static func destination(of route: Route) -> NewsDestination? {
    guard let path = route.path(below: "news") else { return nil }
    return switch (path.count, path.first, path.last) {
    case (0, _, _): .list(form(of: route))
    case (1, "feeds", _): .feeds
    case (1, "filters", _): .filters
    case (1, "transfer", _): .transfer
    case (1, "preview", _): .preview(address: route.value(of: "address") ?? "")
    case (2, "stories", let id?): .detail(Story.ID(id))
    default: nil
    }
  }

  public static func route(to destination: NewsDestination) -> Route {
    switch destination {
    case .list(let form): Route(path: ["news"], query: parameters(of: form))
    case .detail(let id): Route(path: ["news", "stories", id.raw])
    case .feeds: Route(path: ["news", "feeds"])
    case .filters: Route(path: ["news", "filters"])
    case .transfer: Route(path: ["news", "transfer"])
    case .preview(let address):
      Route(path: ["news", "preview"], query: Route.parameters([("address", address)]))
    case .bookmark(let address, let title):
      Route(
        path: ["bookmarks", "new"],
        query: Route.parameters([("url", address.text), ("title", title)]))
    }
  }
}

extension NewsRouteMap {
  private static func form(of route: Route) -> StoryListForm {
    let value = { (name: String) in route.value(of: name) ?? "" }
    return StoryListForm(
      category: value("category"), feed: value("feed"), isUnreadOnly: value("unread") == "yes",
      isStarredOnly: value("starred") == "yes", words: value("q"), limit: value("limit"),
      cursor: value("cursor"))
  }

  private static func parameters(of form: StoryListForm) -> [Route.Parameter] {
    Route.parameters([
      ("category", form.category), ("feed", form.feed),
      ("unread", form.isUnreadOnly ? "yes" : ""), ("starred", form.isStarredOnly ? "yes" : ""),
      ("q", form.words), ("limit", form.limit), ("cursor", form.cursor),
    ])
  }
}
