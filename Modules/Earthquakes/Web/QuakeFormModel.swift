import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The template model of the form that selects earthquakes, with the typed values and their errors.
struct QuakeFormModel: Sendable {
  /// A message that belongs to no field.
  private let alert: String?
  private let fields: [Field]
  /// The sort orders to choose from. Empty on the count's page.
  private let orders: [PageChoice]
  private let hasOrders: Bool
  private let orderObjection: String?
  private let startsAtOrder: Bool
  private let limit: [Field]
  private let action: String
  private let button: String
  /// The address of the other page that has the same form.
  private let otherAction: String
  private let otherButton: String
  private let places: String

  /// The form of the count.
  init(_ form: QuakeForm, _ failure: QuakeFailure? = nil) {
    self.init(form, list: nil, failure)
  }

  init(_ list: QuakeListForm, _ failure: QuakeFailure? = nil) {
    self.init(list.form, list: list, failure)
  }

  private init(_ form: QuakeForm, list: QuakeListForm?, _ failure: QuakeFailure?) {
    let objections = failure?.objections ?? [:]
    let first = [QuakeField.near, .radius, .since, .magnitude, .sort, .limit]
      .first { objections[$0] != nil }
    let field = { (name: QuakeField, typed: String) in
      Field(name, typed: typed, objection: objections[name], isFirstInvalid: name == first)
    }
    alert = objections.isEmpty ? failure?.description : objections[.cursor]
    fields = [
      field(.near, form.near), field(.radius, form.radius), field(.since, form.since),
      field(.magnitude, form.minimumMagnitude),
    ]
    orders = list.map { PageChoice.all(chosen: $0.order, label: \QuakeOrder.label) } ?? []
    hasOrders = list != nil
    orderObjection = objections[.sort]
    startsAtOrder = first == .sort
    limit = list.map { [field(.limit, $0.limit)] } ?? []
    let count = Route(path: ["earthquakes", "count"]).description
    let rows = Route(path: ["earthquakes", "list"]).description
    (action, button) = list == nil ? (count, "Count") : (rows, "List")
    (otherAction, otherButton) = list == nil ? (rows, "List") : (count, "Count")
    places = form.placesRoute.description
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.quakeFormModel)
}

extension QuakeFailure {
  /// The error messages of the invalid fields.
  fileprivate var objections: [QuakeField: String] {
    guard case .form(let failures) = self else { return [:] }
    return failures.reasons()
  }
}
