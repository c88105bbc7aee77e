public import CoreDomain
public import StargazersDomain

/// The routes of the feature's destinations. Their paths begin with `/stargazers`.
public enum StargazersRouteMap: RouteMap {
  public static func destination(of route: Route) -> StargazersDestination? {
    guard let path = route.path(below: "stargazers") else { return nil }
    return switch (path.count, path.first, path.last) {
    case (0, _, _): .form
    case (1, "list", _): .list(form(of: route))
    case (1, "history", _): .history(repository: repository(of: route))
    case (2, "people", let login?): .detail(login: login, repository: repository(of: route))
    default: nil
    }
  }

  public static func route(to destination: StargazersDestination) -> Route {
    switch destination {
    case .form: Route(path: ["stargazers"])
    case .list(let form): Route(path: ["stargazers", "list"], query: parameters(of: form))
    case .history(let repository):
      Route(path: ["stargazers", "history"], query: Route.parameters([("repository", repository)]))
    case .detail(let login, let repository):
      Route(
        path: ["stargazers", "people", login], query: Route.parameters([("repository", repository)])
      )
    }
  }
}

extension StargazersRouteMap {
  private static func repository(of route: Route) -> String {
    route.value(of: "repository") ?? ""
  }

  private static func form(of route: Route) -> StargazerListForm {
    StargazerListForm(
      repository: repository(of: route), order: route.value(of: "sort") ?? "",
      limit: route.value(of: "limit") ?? "", cursor: route.value(of: "cursor") ?? "",
      refreshes: route.value(of: "refresh") == "yes")
  }

  private static func parameters(of form: StargazerListForm) -> [Route.Parameter] {
    Route.parameters([
      ("repository", form.repository), ("sort", form.order), ("limit", form.limit),
      ("cursor", form.cursor), ("refresh", form.refreshes ? "yes" : ""),
    ])
  }
}
