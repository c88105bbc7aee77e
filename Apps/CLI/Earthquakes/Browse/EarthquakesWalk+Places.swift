import Composition
import CoreDomain
import EarthquakesDomain

extension EarthquakesWalk {
  /// Follows the routes of the screens. Passes on routes that belong to other features.
  mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = screens.destination(of: route) else { return false }
    switch destination {
    case .count(let form):
      self.form.take(form)
      try await visit(.form)
    case .list(let list):
      form.take(list.form)
      listOrder = QuakeOrder(rawValue: list.order) ?? listOrder
      try await visit(.list)
    case .detail(let id): try await visit(.detail(id))
    case .places(let query): try await visit(.places(query: query))
    }
    return true
  }

  /// Shows a place and makes it the current one.
  mutating func visit(_ place: EarthquakesWalkPlace) async throws(BrowseFailure) {
    self.place = place
    try await showAgain()
  }

  mutating func showAgain() async throws(BrowseFailure) {
    let page = await page(of: place) ?? EarthquakesWalkPage(printout: .unanswered)
    try landing.tell(page.printout)
    if let entries = page.entries { self.entries = entries }
  }

  private func page(of place: EarthquakesWalkPlace) async -> EarthquakesWalkPage? {
    switch place {
    case .form: EarthquakesWalkPage(printout: views.form(form))
    case .list: await list()
    case .detail(let id): await detail(id)
    case .places(let query): await places(query)
    }
  }

  private func list() async -> EarthquakesWalkPage? {
    let list = QuakeListForm(form, order: listOrder.rawValue, limit: String(Self.pageSize))
    return await screens.list(navigator: navigator)
      .outcome(of: .show(list), telling: context.spinner, view: views.page)
  }

  private func detail(_ id: Quake.ID) async -> EarthquakesWalkPage? {
    await screens.detail(navigator: navigator)
      .outcome(of: .show(id), telling: context.spinner, view: views.page)
  }

  private func places(_ query: String) async -> EarthquakesWalkPage? {
    await screens.places(navigator: navigator).outcome(of: .show(query), view: views.page)
  }

  private var views: EarthquakesWalkViews { EarthquakesWalkViews(display: context.display) }

  /// Rows per page.
  static let pageSize = 20
}

extension QuakeForm {
  /// Takes over the fields of another form that are not blank.
  fileprivate mutating func take(_ other: QuakeForm) {
    for field in [\QuakeForm.near, \.radius, \.since, \.minimumMagnitude]
    where !other[keyPath: field].isBlank {
      self[keyPath: field] = other[keyPath: field]
    }
  }
}
