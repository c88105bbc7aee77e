import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The form that selects earthquakes, with the typed values and their errors, as HTML.
enum QuakeFormModel {
  /// The form of the count.
  static func markup(_ form: QuakeForm, _ failure: QuakeFailure? = nil) -> String {
    markup(form, list: nil, failure)
  }

  static func markup(_ list: QuakeListForm, _ failure: QuakeFailure? = nil) -> String {
    markup(list.form, list: list, failure)
  }

  private static func markup(
    _ form: QuakeForm, list: QuakeListForm?, _ failure: QuakeFailure?
  ) -> String {
    let objections = failure?.objections ?? [:]
    let first = [QuakeField.near, .radius, .since, .magnitude, .sort, .limit]
      .first { objections[$0] != nil }
    let field = { (name: QuakeField, typed: String) in
      Field(name, typed: typed, objection: objections[name], isFirstInvalid: name == first)
    }
    let fields = [
      field(.near, form.near), field(.radius, form.radius), field(.since, form.since),
      field(.magnitude, form.minimumMagnitude),
    ]
    let orders = list.map { PageChoice.all(chosen: $0.order, label: \QuakeOrder.label) }
    let count = (action: Route(path: ["earthquakes", "count"]).description, button: "Count")
    let rows = (action: Route(path: ["earthquakes", "list"]).description, button: "List")
    let (own, other) = list == nil ? (count, rows) : (rows, count)
    let model = (
      alert: objections.isEmpty ? failure?.description : objections[.cursor], fields: fields,
      orders: orders ?? [], hasOrders: list != nil, orderObjection: objections[.sort],
      startsAtOrder: first == .sort, limit: list.map { field(.limit, $0.limit) },
      action: own.action, button: own.button, otherAction: other.action,
      otherButton: other.button, places: form.placesRoute.description
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.quakeFormModel)
}

extension QuakeFailure {
  /// The error messages of the invalid fields.
  fileprivate var objections: [QuakeField: String] {
    guard case .form(let failures) = self else { return [:] }
    return failures.reasons()
  }
}
