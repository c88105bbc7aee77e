import CoreDomain
import EarthquakesDomain

/// The form in which people ask about earthquakes, with what they typed and what is wrong with it.
struct QuakeFormModel: Sendable {
  /// A message that belongs to no field.
  private let alert: String?
  private let fields: [Field]
  /// The orders that can be chosen; none where only a number is asked for.
  private let orders: [Order]
  private let hasOrders: Bool
  private let orderObjection: String?
  private let limit: [Field]
  private let action: String
  private let button: String
  /// The same form on the other page.
  private let otherAction: String
  private let otherButton: String
  private let places: String

  /// The form of the count.
  init(_ form: QuakeForm, _ failure: QuakeFailure? = nil) {
    self.init(form, list: nil, failure)
  }

  /// The form of the list.
  init(_ list: QuakeListForm, _ failure: QuakeFailure? = nil) {
    self.init(list.form, list: list, failure)
  }

  private init(_ form: QuakeForm, list: QuakeListForm?, _ failure: QuakeFailure?) {
    let culprit = failure.flatMap(Name.init(culprit:))
    let field = { (name: Name, typed: String) in
      Field(name, typed: typed, objection: name == culprit ? failure?.description : nil)
    }
    alert = culprit == nil ? failure?.description : nil
    fields = [
      field(.near, form.near), field(.radius, form.radius), field(.since, form.since),
      field(.magnitude, form.minimumMagnitude),
    ]
    orders = list == nil ? [] : QuakeOrder.allCases.map { Order($0, chosen: list?.order) }
    hasOrders = list != nil
    orderObjection = culprit == .sort ? failure?.description : nil
    limit = list.map { [field(.limit, $0.limit)] } ?? []
    let count = Route(path: ["earthquakes", "count"]).description
    let rows = Route(path: ["earthquakes", "list"]).description
    (action, button) = list == nil ? (count, "Count") : (rows, "List")
    (otherAction, otherButton) = list == nil ? (rows, "List") : (count, "Count")
    places = form.placesRoute.description
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p role="alert">{{.}}</p>
    {{/alert}}
    <form class="fields" action="{{action}}" method="get">
    {{#fields}}
    <p{{#isWide}} class="wide"{{/isWide}}><label for="{{name}}">{{label}}</label>
    <input id="{{name}}" name="{{name}}" type="{{type}}" value="{{value}}"{{#keys}} inputmode="{{.}}"{{/keys}}{{#objection}} aria-invalid="true" aria-describedby="{{name}}-objection"{{/objection}}>
    {{#objection}}
    <span id="{{name}}-objection" role="alert">{{.}}</span>
    {{/objection}}
    </p>
    {{/fields}}
    {{#hasOrders}}
    <p><label for="sort">Order</label>
    <select id="sort" name="sort"{{#orderObjection}} aria-invalid="true" aria-describedby="sort-objection"{{/orderObjection}}>
    {{#orders}}
    <option value="{{word}}"{{#isChosen}} selected{{/isChosen}}>{{label}}</option>
    {{/orders}}
    </select>
    {{#orderObjection}}
    <span id="sort-objection" role="alert">{{.}}</span>
    {{/orderObjection}}
    </p>
    {{/hasOrders}}
    {{#limit}}
    <p><label for="{{name}}">{{label}}</label>
    <input id="{{name}}" name="{{name}}" type="{{type}}" value="{{value}}" inputmode="{{keys}}"{{#objection}} aria-invalid="true" aria-describedby="{{name}}-objection"{{/objection}}>
    {{#objection}}
    <span id="{{name}}-objection" role="alert">{{.}}</span>
    {{/objection}}
    </p>
    {{/limit}}
    <p class="wide actions"><button>{{button}}</button>
    <button formaction="{{otherAction}}">{{otherButton}}</button>
    <a class="button" href="{{places}}">Choose a place</a></p>
    </form>

    """)
}

extension QuakeFormModel {
  /// The fields, by their names in the query.
  private enum Name: String {
    case near, radius, since, magnitude, sort, limit

    /// The field that a failure is about; nothing where it is about none.
    init?(culprit failure: QuakeFailure) {
      switch failure {
      case .malformedPlace, .unknownPlace: self = .near
      case .malformedStart: self = .since
      case .malformedNumber(_, let name, wanted: _): self.init(rawValue: name)
      case .malformedOrder: self = .sort
      case .notFound, .source, .tooMany, .file, .busy, .storage: return nil
      }
    }

    var label: String {
      switch self {
      case .near: "Near (a place, or latitude, longitude)"
      case .radius: "Radius in km"
      case .since: "Since"
      case .magnitude: "Magnitude at least"
      case .sort: "Order"
      case .limit: "Rows at most"
      }
    }

    /// What is asked for when nothing is filled in.
    var usual: String {
      switch self {
      case .near: QuakeForm.usualPlace
      case .radius: Radius.usual.kilometres.shortest
      case .since: QuakeStart.usual.iso8601
      case .magnitude: ""
      case .sort: QuakeOrder.newest.rawValue
      case .limit: "\(QuakeListRequest.usualLimit)"
      }
    }
  }

  /// A field in which something is typed.
  private struct Field: Sendable {
    let name: String
    let label: String
    let type: String
    let value: String
    /// Whether the field has a line of its own.
    let isWide: Bool
    /// The keys that a telephone shows; nothing for all of them. Its keys for numbers lack the sign, which
    /// magnitudes may have.
    let keys: String?
    let objection: String?

    init(_ name: Name, typed: String, objection: String?) {
      self.name = name.rawValue
      label = name.label
      value = typed.isEmpty ? name.usual : typed
      isWide = name == .near
      // A browser shows nothing in a field of dates or numbers that holds another text, and what was
      // typed has to stay.
      type = name == .since && value.isDay ? "date" : "text"
      keys =
        switch name {
        case .radius: "decimal"
        case .limit: "numeric"
        case .near, .since, .magnitude, .sort: nil
        }
      self.objection = objection
    }
  }

  /// An order that can be chosen.
  private struct Order: Sendable {
    let word: String
    let label: String
    let isChosen: Bool

    init(_ order: QuakeOrder, chosen: String?) {
      word = order.rawValue
      label =
        switch order {
        case .newest: "Newest first"
        case .largest: "Largest first"
        case .nearest: "Nearest first"
        }
      isChosen = chosen == order.rawValue
    }
  }
}

extension String {
  /// Whether the text is a day that a browser's calendar takes: `2015-10-01`.
  fileprivate var isDay: Bool {
    utf8.count == 10 && Timestamp(iso8601: self + "T00:00:00Z") != nil
  }
}

extension Double {
  /// The number without digits behind the point where it is whole.
  fileprivate var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
