import CoreDomain
import EarthquakesDomain

/// What the query of a request fills in, and the addresses at which others find the same.
extension QuakeForm {
  /// What a query fills in: `near`, `radius`, `since` and `magnitude`. Any text will do; whether it
  /// makes sense is the screen's to say.
  init(in query: FormFields) {
    self.init(
      near: query["near"] ?? "", radius: query["radius"] ?? "", since: query["since"] ?? "",
      minimumMagnitude: query["magnitude"] ?? "")
  }

  /// The place where the form is counted, and where *Try Again* leads.
  var countRoute: Route { route("earthquakes", "count") }

  /// The place where the form waits to be sent, and where *Cancel* leads.
  var formRoute: Route { route("earthquakes") }

  /// The place where another place is chosen for the form.
  var placesRoute: Route { route("earthquakes", "places") }

  /// The place of a picture, as a file.
  func route(to picture: QuakePictureKind) -> Route {
    route("earthquakes", "\(picture.rawValue).svg")
  }

  /// The same form around another place.
  func moved(to place: Place) -> QuakeForm {
    var form = self
    form.near = place.region.isEmpty ? place.name : "\(place.name), \(place.region)"
    return form
  }

  private func route(_ path: String...) -> Route {
    let fields = [
      ("near", near), ("radius", radius), ("since", since), ("magnitude", minimumMagnitude),
    ]
    return Route(
      path: path, query: fields.filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) })
  }
}

extension QuakeListForm {
  /// What a query fills in: what ``QuakeForm`` takes, `sort` and `limit`.
  init(in query: FormFields) {
    self.init(
      QuakeForm(in: query), order: query["sort"] ?? "", limit: query["limit"] ?? "")
  }
}
