public import BookshelfDomain
public import CoreDomain

/// The routes of the feature's destinations. Their paths begin with `/bookshelf`.
public enum BookshelfRouteMap: RouteMap {
  public static func destination(of route: Route) -> BookshelfDestination? {
    guard let path = route.path(below: "bookshelf") else { return nil }
    return switch (path.count, path.first, path.last) {
    case (0, _, _): .list(ComicListForm(route))
    case (1, "search", _): .search(ComicListForm(route))
    case (1, "account", _): .account
    case (1, "catalogue", _): .catalogue
    case (1, "progress", _): .progress
    case (2, "series", let id?): .detail(ComicSeries.ID(id))
    case (2, "read", let item?):
      ComicItem(item).map { .page($0, page: route.value(of: "page") ?? "") }
    default: nil
    }
  }

  public static func route(to destination: BookshelfDestination) -> Route {
    switch destination {
    case .list(let form):
      Route(path: ["bookshelf"], query: form.parameters)
    case .search(let form):
      Route(path: ["bookshelf", "search"], query: form.parameters)
    case .detail(let id): Route(path: ["bookshelf", "series", id.raw])
    case .page(let item, let page):
      Route(
        path: ["bookshelf", "read", item.text],
        query: page.isEmpty ? [] : [Route.Parameter("page", page)])
    case .account: Route(path: ["bookshelf", "account"])
    case .catalogue: Route(path: ["bookshelf", "catalogue"])
    case .progress: Route(path: ["bookshelf", "progress"])
    }
  }
}

extension ComicListForm {
  fileprivate init(_ route: Route) {
    self.init(
      scope: route.value(of: "show") ?? "", sort: route.value(of: "sort") ?? "",
      query: route.value(of: "q") ?? "", cursor: route.value(of: "cursor") ?? "",
      limit: route.value(of: "limit") ?? "")
  }

  fileprivate var parameters: [Route.Parameter] {
    Route.parameters([
      ("q", query), ("show", scope), ("sort", sort), ("cursor", cursor), ("limit", limit),
    ])
  }
}
