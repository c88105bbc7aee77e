import Composition
import CoreDomain
import StargazersDomain

extension StargazersWalk {
  /// Follows the routes of the screens. Passes on routes that belong to other features.
  mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = screens.destination(of: route) else { return false }
    switch destination {
    case .form: try await visit(.form)
    case .list(let form):
      self.form.take(form)
      try await visit(.list)
    case .detail(let login, let repository):
      try await visit(.detail(login: login, repository: repository))
    case .history(let repository): try await visit(.history(repository: repository))
    }
    return true
  }

  /// Shows a place and makes it the current one.
  mutating func visit(_ place: StargazersWalkPlace) async throws(BrowseFailure) {
    self.place = place
    try await showAgain()
  }

  mutating func showAgain() async throws(BrowseFailure) {
    let page = await page(of: place) ?? StargazersWalkPage(printout: .unanswered)
    try landing.tell(page.printout)
    if let entries = page.entries { self.entries = entries }
  }

  private func page(of place: StargazersWalkPlace) async -> StargazersWalkPage? {
    switch place {
    case .form: await formPage()
    case .list: await list()
    case .detail(let login, let repository): await detail(login, of: repository)
    case .history(let repository): await history(of: repository)
    }
  }

  private func formPage() async -> StargazersWalkPage? {
    let screen = screens.list(navigator: navigator)
    return await ScreenBinding<StargazerListState, StargazersWalkPage>(view: views.form)
      .outcome(of: await screen.states()) { await screen.begin() }
  }

  private func list() async -> StargazersWalkPage? {
    let form = form
    let screen = screens.list(navigator: navigator)
    return await ScreenBinding<StargazerListState, StargazersWalkPage>(
      view: views.page, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
    ).outcome(of: await screen.states(), telling: context.spinner) { await screen.show(form) }
  }

  private func detail(_ login: String, of repository: String) async -> StargazersWalkPage? {
    let screen = screens.detail(navigator: navigator)
    return await ScreenBinding<StargazerDetailState, StargazersWalkPage>(
      view: views.page, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
    ).outcome(of: await screen.states(), telling: context.spinner) {
      await screen.show(login, of: repository)
    }
  }

  private func history(of repository: String) async -> StargazersWalkPage? {
    let refreshes = form.refreshes
    let screen = screens.history(navigator: navigator)
    return await ScreenBinding<StarHistoryState, StargazersWalkPage>(
      view: views.page, progress: StargazerWaiting.text, stays: StargazerWaiting.isPause
    ).outcome(of: await screen.states(), telling: context.spinner) {
      await screen.show(repository, refreshes: refreshes)
    }
  }

  private var views: StargazersWalkViews {
    StargazersWalkViews(context: context, filledIn: form, showsChart: showsChart)
  }
}

extension StargazerListForm {
  /// Takes over the fields of another form that are not blank.
  fileprivate mutating func take(_ other: StargazerListForm) {
    for field in [\StargazerListForm.repository, \.order, \.limit]
    where !other[keyPath: field].isBlank {
      self[keyPath: field] = other[keyPath: field]
    }
  }
}
