import CoreDomain
import CoreWeb
import EarthquakesDomain

extension QuakeFormModel {
  /// A text field.
  struct Field: Sendable {
    let name: String
    let label: String
    let type: String
    let value: String
    /// Whether the field is on a separate line.
    let isWide: Bool
    /// The `inputmode` for on-screen keyboards, or `nil` for the full keyboard. The numeric
    /// keyboard lacks the minus sign that magnitudes need.
    let keys: String?
    let objection: String?
    let isFirstInvalid: Bool

    init(_ name: QuakeField, typed: String, objection: String?, isFirstInvalid: Bool) {
      self.name = name.rawValue
      label = name.label
      value = typed.isEmpty ? name.usual : typed
      isWide = name == .near
      // In a date or number field, browsers do not show an invalid value. The typed text must
      // remain visible, so such a value gets a text field.
      type = name == .since && value.isDay ? "date" : "text"
      keys =
        switch name {
        case .radius: "decimal"
        case .limit: "numeric"
        case .near, .since, .magnitude, .sort, .cursor: nil
        }
      self.objection = objection
      self.isFirstInvalid = isFirstInvalid
    }
  }
}

extension QuakeOrder {
  var label: String {
    switch self {
    case .newest: "Newest first"
    case .largest: "Largest first"
    case .nearest: "Nearest first"
    }
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
