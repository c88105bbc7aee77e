// BookshelfRouter: the feature's destinations and their routes.
//
// | destination    | route                                                             |
// |----------------|-------------------------------------------------------------------|
// | the shelf      | `/bookshelf?sort=recent&offset=50&limit=50`; all with `owned=no`  |
// | the search     | `/bookshelf/search?q=aa`; only owned series with `owned=yes`      |
// | one series     | `/bookshelf/series/<id>`                                          |
// | a page         | `/bookshelf/read/c:<id>?page=3`, of an episode `e:<id>`           |
// | the account    | `/bookshelf/account`                                              |
// | the catalogue  | `/bookshelf/catalogue`                                            |
// | the progress   | `/bookshelf/progress`                                             |
//
// Both directions are in one file, so that a new destination is added to both. Default values are
// omitted from routes.

public import BookshelfDomain
public import CoreDomain

/// A router that opens routes with a navigator.
public struct RouteBookshelfRouter: BookshelfRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: BookshelfDestination) async {
    await navigator.go(to: route(to: destination))
  }

  public func destination(of route: Route) -> BookshelfDestination? {
    guard route.path.first == "bookshelf" else { return nil }
    let path = Array(route.path.dropFirst())
    return switch (path.count, path.first, path.last) {
    case (0, _, _): .list(form(of: route, ownedOnly: true))
    case (1, "search", _): .search(form(of: route, ownedOnly: false))
    case (1, "account", _): .account
    case (1, "catalogue", _): .catalogue
    case (1, "progress", _): .progress
    case (2, "series", let id?): .detail(ComicSeries.ID(id))
    case (2, "read", let item?):
      ComicItem(item).map { .page($0, route.value(of: "page").flatMap { Int($0) }) }
    default: nil
    }
  }

  private func route(to destination: BookshelfDestination) -> Route {
    switch destination {
    case .list(let form):
      Route(path: ["bookshelf"], query: parameters(of: form, ownedOnly: true))
    case .search(let form):
      Route(path: ["bookshelf", "search"], query: parameters(of: form, ownedOnly: false))
    case .detail(let id): Route(path: ["bookshelf", "series", id.raw])
    case .page(let item, let page):
      Route(
        path: ["bookshelf", "read", item.text],
        query: page.map { [Route.Parameter("page", String($0))] } ?? [])
    case .account: Route(path: ["bookshelf", "account"])
    case .catalogue: Route(path: ["bookshelf", "catalogue"])
    case .progress: Route(path: ["bookshelf", "progress"])
    }
  }
}

extension RouteBookshelfRouter {
  /// - Parameter ownedOnly: The default if the route has no `owned` parameter.
  private func form(of route: Route, ownedOnly: Bool) -> ComicListForm {
    let owned =
      switch route.value(of: "owned") {
      case "yes": true
      case "no": false
      default: ownedOnly
      }
    return ComicListForm(
      ownedOnly: owned,
      ordering: route.value(of: "sort").flatMap { ComicOrdering(rawValue: $0) } ?? .title,
      query: route.value(of: "q") ?? "",
      offset: route.value(of: "offset").flatMap { Int($0) } ?? 0,
      limit: route.value(of: "limit").flatMap { Int($0) } ?? ComicListForm.pageSize)
  }

  private func parameters(of form: ComicListForm, ownedOnly: Bool) -> [Route.Parameter] {
    let pairs = [
      ("q", form.query),
      ("owned", form.ownedOnly == ownedOnly ? "" : form.ownedOnly ? "yes" : "no"),
      ("sort", form.ordering == .title ? "" : form.ordering.rawValue),
      ("offset", form.offset == 0 ? "" : String(form.offset)),
      ("limit", form.limit == ComicListForm.pageSize ? "" : String(form.limit)),
    ]
    return pairs.filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) }
  }
}
