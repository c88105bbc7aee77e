public import CoreDomain
public import EarthquakesDomain

/// Maps the feature's destinations to routes, and routes back to destinations.
public enum EarthquakesRouteMap: RouteMap {
  public static func destination(of route: Route) -> EarthquakesDestination? {
    guard let path = route.path(below: "earthquakes") else { return nil }
    return switch (path.count, path.first, path.last) {
    case (0, _, _): .count(form(of: route))
    case (1, "list", _): .list(listForm(of: route))
    case (1, "places", _): .places(query: route.value(of: "q") ?? "")
    case (2, "events", let id?): .detail(Quake.ID(id))
    default: nil
    }
  }

  public static func route(to destination: EarthquakesDestination) -> Route {
    switch destination {
    case .count(let form): Route(path: ["earthquakes"], query: parameters(of: form))
    case .list(let list):
      Route(
        path: ["earthquakes", "list"],
        query: parameters(of: list.form)
          + Route.parameters([("sort", list.order), ("limit", list.limit), ("cursor", list.cursor)])
      )
    case .detail(let id): Route(path: ["earthquakes", "events", id.raw])
    case .places(let query):
      Route(path: ["earthquakes", "places"], query: Route.parameters([("q", query)]))
    }
  }
}

extension EarthquakesRouteMap {
  private static func form(of route: Route) -> QuakeForm {
    QuakeForm(
      near: route.value(of: "near") ?? "", radius: route.value(of: "radius") ?? "",
      since: route.value(of: "since") ?? "", minimumMagnitude: route.value(of: "magnitude") ?? "")
  }

  private static func listForm(of route: Route) -> QuakeListForm {
    QuakeListForm(
      form(of: route), order: route.value(of: "sort") ?? "", limit: route.value(of: "limit") ?? "",
      cursor: route.value(of: "cursor") ?? "")
  }

  private static func parameters(of form: QuakeForm) -> [Route.Parameter] {
    Route.parameters([
      ("near", form.near), ("radius", form.radius), ("since", form.since),
      ("magnitude", form.minimumMagnitude),
    ])
  }
}
