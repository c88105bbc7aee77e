import CoreDomain
import CoreWeb
import EarthquakesDomain

/// Creates the form from the query of a request, and the routes with the same query.
extension QuakeForm {
  /// Reads `near`, `radius`, `since` and `magnitude`. Accepts any text; the screen validates it.
  init(in query: FormFields) {
    self.init(
      near: query["near"] ?? "", radius: query["radius"] ?? "", since: query["since"] ?? "",
      minimumMagnitude: query["magnitude"] ?? "")
  }

  /// The route that counts. *Try again* leads to it, too.
  var countRoute: Route { route("earthquakes", "count") }

  /// The route of the form. *Cancel* leads to it, too.
  var formRoute: Route { route("earthquakes") }

  /// The route of the list with the same fields.
  var listRoute: Route { route("earthquakes", "list") }

  /// The route of the page for choosing another place.
  var placesRoute: Route { route("earthquakes", "places") }

  /// The route of a picture as a file.
  func route(to picture: QuakePictureKind) -> Route {
    route("earthquakes", "\(picture.rawValue).svg")
  }

  /// A copy of the form for another place.
  func moved(to place: Place) -> QuakeForm {
    var form = self
    form.near = place.region.isEmpty ? place.name : "\(place.name), \(place.region)"
    return form
  }

  private func route(_ path: String...) -> Route {
    Route(
      path: path,
      query: Route.parameters([
        ("near", near), ("radius", radius), ("since", since), ("magnitude", minimumMagnitude),
      ]))
  }
}

extension QuakeListForm {
  /// Reads the fields of ``QuakeForm``, `sort`, `limit` and `cursor`.
  init(in query: FormFields) {
    self.init(
      QuakeForm(in: query), order: query["sort"] ?? "", limit: query["limit"] ?? "",
      cursor: query["cursor"] ?? "")
  }

  var again: Route { route(["earthquakes", "list"], from: Int(cursor) ?? 0) }

  /// The route of the previous page of a list, or `nil` on the first page.
  func previous(of list: QuakeList, _ path: [String]) -> Route? {
    guard list.offset > 0 else { return nil }
    let rows = ListLimit.rows(limit) ?? QuakeListRequest.usualLimit
    return route(path, from: max(0, min(list.offset, list.total) - rows))
  }

  /// The route of the next page of a list, or `nil` on the last page.
  func next(of list: QuakeList, _ path: [String]) -> Route? {
    list.next.map { route(path, from: $0) }
  }

  private func route(_ path: [String], from offset: Int) -> Route {
    let own = [("sort", order), ("limit", limit), ("cursor", offset == 0 ? "" : "\(offset)")]
    return Route(path: path, query: form.listRoute.query + Route.parameters(own))
  }
}
