import CoreDomain
import CoreWeb
import EarthquakesDomain

/// The form that selects earthquakes, with the typed values and their errors, as HTML.
enum QuakeFormMarkup {
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
      let value = typed.isEmpty ? name.usual : typed
      // In a date or number field, browsers do not show an invalid value. The typed text must
      // remain visible, so such a value gets a text field.
      let type = name == .since && value.isDay ? "date" : "text"
      // The on-screen keyboard; `nil` means the full one. The numeric keyboard lacks the minus sign
      // that magnitudes need.
      let keys: String? =
        switch name {
        case .radius: "decimal"
        case .limit: "numeric"
        case .near, .since, .magnitude, .sort, .cursor: nil
        }
      return (
        name: name.rawValue, label: name.label, type: type, value: value, isWide: name == .near,
        keys: keys, objection: objections[name], isFirstInvalid: name == first
      )
    }
    let fields = [
      field(.near, form.near), field(.radius, form.radius), field(.since, form.since),
      field(.magnitude, form.minimumMagnitude),
    ]
    let orders = PageChoice.all(chosen: list?.order) { (order: QuakeOrder) in
      switch order {
      case .newest: "Newest first"
      case .largest: "Largest first"
      case .nearest: "Nearest first"
      }
    }
    let count = (action: Route(path: ["earthquakes", "count"]).description, button: "Count")
    let rows = (action: Route(path: ["earthquakes", "list"]).description, button: "List")
    let (own, other) = list == nil ? (count, rows) : (rows, count)
    let model = (
      alert: objections.isEmpty ? failure?.description : objections[.cursor], fields: fields,
      orders: orders, hasOrders: list != nil, orderObjection: objections[.sort],
      startsAtOrder: first == .sort, limit: list.map { field(.limit, $0.limit) },
      action: own.action, button: own.button, otherAction: other.action,
      otherButton: other.button, places: form.placesRoute.description
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.quakeFormMarkup)
}

extension QuakeFailure {
  /// The error messages of the invalid fields.
  fileprivate var objections: [QuakeField: String] {
    guard case .form(let failures) = self else { return [:] }
    return failures.reasons()
  }
}

extension String {
  /// Whether the text is a date that a browser's date field accepts: `2015-10-01`.
  fileprivate var isDay: Bool {
    utf8.count == 10 && Timestamp(iso8601: self + "T00:00:00Z") != nil
  }
}

extension Double {
  /// The number without decimals if it is an integer, as a user types it into the form.
  fileprivate var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension QuakeField {
  fileprivate var label: String {
    switch self {
    case .near: "Near (a place, or latitude, longitude)"
    case .radius: "Radius (km)"
    case .since: "Since"
    case .magnitude: "Minimum magnitude"
    case .sort: "Sort by"
    case .limit: "Rows per page"
    case .cursor: "Rows to skip"
    }
  }

  /// The default value.
  fileprivate var usual: String {
    switch self {
    case .near: QuakeForm.usualPlace
    case .radius: Radius.usual.kilometres.shortest
    case .since: QuakeStart.usual.iso8601
    case .magnitude: ""
    case .sort: QuakeOrder.newest.rawValue
    case .limit: "\(QuakeListRequest.usualLimit)"
    case .cursor: "0"
    }
  }
}
