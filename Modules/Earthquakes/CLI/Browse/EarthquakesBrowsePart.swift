import CoreCLI
import CoreDomain
import EarthquakesDomain

/// The browse session of earthquakes. Commands fill in a form, and the screens use the form.
///
/// | place      | what it shows            | its numbers mean         |
/// |------------|--------------------------|--------------------------|
/// | the form   | its fields and buttons   | –                        |
/// | the list   | earthquakes, a line each | earthquakes              |
/// | the detail | a single earthquake      | as at the previous place |
/// | the places | named places             | places                   |
struct EarthquakesBrowsePart: BrowsePart {
  let screens: any EarthquakesScreens
  let landing: BrowseEnvironment
  var places = [EarthquakesBrowsePlace.form]
  /// The fields of the form. A list that is shown again restores its own.
  private var form = QuakeForm()
  private var sortOrder = QuakeOrder.newest
  private var entries = EarthquakesBrowseEntries.quakes([])

  init(through screens: any EarthquakesScreens, from landing: BrowseEnvironment) {
    self.screens = screens
    self.landing = landing
  }

  static let pageSize = 20
}

enum EarthquakesBrowsePlace: Hashable, Sendable {
  case form
  case list(QuakeListForm)
  case detail(Quake.ID)
  case places(query: String)
}

/// The entries behind the numbers on display. In a browse session, a user types a number instead of
/// an identifier.
enum EarthquakesBrowseEntries: Hashable, Sendable {
  case quakes([Quake.ID])
  case places([Place])
}

// MARK: - Commands

extension EarthquakesBrowsePart {
  private static let sortOrders = QuakeOrder.allCases.map(\.rawValue).joined(separator: "|")

  static let commands: [BrowseCommand<Self>] = [
    BrowseCommand("count", "c", "[PLACE]", help: "count earthquakes, optionally near another place")
    {
      part, argument throws(BrowseFailure) in
      if !argument.text.isEmpty { part.form.near = argument.text }
      try await part.count()
    },
    BrowseCommand("near", nil, "PLACE", help: "set the place: a name, or -33.8,151.2") {
      part, argument throws(BrowseFailure) in
      try await part.fillIn(\.near, argument.text)
    },
    BrowseCommand("radius", nil, "KM", help: "set the radius around the place") {
      part, argument throws(BrowseFailure) in
      try await part.fillIn(\.radius, argument.text)
    },
    BrowseCommand("since", nil, "DATE", help: "set the earliest date") {
      part, argument throws(BrowseFailure) in
      try await part.fillIn(\.since, argument.text)
    },
    BrowseCommand("magnitude", nil, "[M]", help: "set the minimum magnitude; without M, show all") {
      part, argument throws(BrowseFailure) in
      try await part.fillIn(\.minimumMagnitude, argument.text)
    },
    BrowseCommand(
      "list", "l", "[\(sortOrders)]", help: "list the earthquakes, optionally sorted"
    ) { part, argument throws(BrowseFailure) in
      if !argument.text.isEmpty { part.sortOrder = try argument.choice(of: QuakeOrder.self) }
      await part.screens.count(navigator: part.navigator, dialogs: NoopDialogPresenter())
        .send(.list(part.form))
    },
    BrowseCommand(
      "sort", "o", sortOrders,
      help: "list earthquakes in another order"
    ) { part, argument throws(BrowseFailure) in
      part.sortOrder = try argument.choice(of: QuakeOrder.self)
      try await part.visit(part.list)
    },
    BrowseCommand("show", "v", "N", help: "show an entry of the list; a number alone works, too") {
      part, argument throws(BrowseFailure) in
      switch part.entries {
      case .quakes(let ids):
        let id = try argument.entry(of: ids)
        await part.screens.list(navigator: part.navigator).send(.open(id))
      case .places(let places):
        let place = try argument.entry(of: places)
        await part.screens.places(navigator: part.navigator).send(.choose(place))
      }
    },
    BrowseCommand("places", nil, "[QUERY]", help: "list named places") {
      part, argument throws(BrowseFailure) in
      try await part.visit(.places(query: argument.text))
    },
    BrowseCommand("map", "m", "FILE", help: "write a map to an SVG file") {
      part, argument throws(BrowseFailure) in
      try await part.draw(.map, to: try argument.file())
    },
    BrowseCommand("histogram", nil, "FILE", help: "write a histogram over time to an SVG file") {
      part, argument throws(BrowseFailure) in
      try await part.draw(.histogram, to: try argument.file())
    },
  ]

  /// Counts earthquakes. Shows the count, or a dialog for each failure.
  private mutating func count() async throws(BrowseFailure) {
    let dialogs = BrowseDialogs(on: landing)
    let screen = screens.count(navigator: navigator, dialogs: dialogs)
    await screen.follow(
      .count(form), telling: context.spinner,
      view: EarthquakesBrowseViews(context: context).count, showing: dialogs.show)
    try dialogs.end()
    try await visit(.form)
  }

  /// Sets a field of the form. The screen parses it when the form is submitted.
  private mutating func fillIn(
    _ field: WritableKeyPath<QuakeForm, String>, _ typed: String
  ) async throws(BrowseFailure) {
    form[keyPath: field] = typed
    try await visit(.form)
  }

  private func draw(_ kind: QuakePictureKind, to path: String) async throws(BrowseFailure) {
    try landing.tell(await context.draw(kind, of: form, to: path, on: screens))
  }
}

// MARK: - Places

extension EarthquakesBrowsePart {
  func destination(of route: Route) -> EarthquakesDestination? { screens.destination(of: route) }

  mutating func open(_ destination: EarthquakesDestination) async throws(BrowseFailure) {
    switch destination {
    case .count(let form):
      self.form.take(form)
      try await visit(.form)
    case .list(let list):
      form.take(list.form)
      sortOrder = QuakeOrder(rawValue: list.order) ?? sortOrder
      try await visit(self.list)
    case .detail(let id): try await visit(.detail(id))
    case .places(let query): try await visit(.places(query: query))
    }
  }

  mutating func show(_ place: EarthquakesBrowsePlace) async throws(BrowseFailure) -> Bool {
    let views = EarthquakesBrowseViews(context: context)
    switch place {
    case .form: try landing.tell(views.form(form))
    case .list(let list):
      let state = try await tell(
        screens.list(navigator: navigator), .show(list), views.commandOutput)
      guard case .success(let shown)? = state else { return false }
      entries = .quakes(shown.quakes.map(\.quake.id))
      form = list.form
      sortOrder = QuakeOrder(rawValue: list.order) ?? sortOrder
    case .detail(let id):
      let view = QuakeDetailView(context: context)
      return try await tell(
        screens.detail(navigator: navigator), .show(id), view.commandOutput) != nil
    case .places(let query):
      let state = try await tell(
        screens.places(navigator: navigator), .show(query), views.commandOutput)
      guard case .success(let places, of: _)? = state else { return false }
      entries = .places(places)
    }
    return true
  }

  /// The list of the filled-in form.
  private var list: EarthquakesBrowsePlace {
    .list(QuakeListForm(form, order: sortOrder.rawValue, limit: String(Self.pageSize)))
  }
}

extension QuakeForm {
  /// Copies the fields of another form that are not blank.
  fileprivate mutating func take(_ other: QuakeForm) {
    for field in [\QuakeForm.near, \.radius, \.since, \.minimumMagnitude]
    where !other[keyPath: field].isBlank {
      self[keyPath: field] = other[keyPath: field]
    }
  }
}
