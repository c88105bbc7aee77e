import BookshelfDomain
import Composition
import CoreDomain

extension BookshelfWalk {
  /// Goes where the screens have left for. What is no place of the feature is left to others.
  mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = screens.destination(of: route) else { return false }
    switch destination {
    case .list(let form):
      // The shelf without further words is that of whoever is there.
      scope = form.ownedOnly ? nil : .all
      self.form = form.shortened
      try await visit(.shelf)
    case .search(let form): try await visit(.search(form.shortened))
    case .detail(let id): try await visit(.detail(id))
    case .page(let item, let page): try await visit(.page(item, page))
    case .account: try await visit(.account)
    case .catalogue: try await visit(.catalogue)
    case .progress: try await visit(.progress)
    }
    return true
  }

  /// Shows a place, and stays there.
  mutating func visit(_ place: BookshelfWalkPlace) async throws(BrowseFailure) {
    self.place = place
    try await showAgain()
  }

  mutating func showAgain() async throws(BrowseFailure) {
    switch place {
    case .shelf: try await showShelf()
    case .search(let form): try await showSearch(form)
    case .detail(let id): try await showDetail(id)
    case .page(let item, let page): try await showPage(page, of: item)
    case .progress: try await showProgress()
    case .account:
      try landing.tell(
        await context.printComicAccount(screens, json: false, program: "") { screen in
          await screen.show()
        })
    case .catalogue:
      try landing.tell(
        await context.printComicCatalogue(screens, json: false, program: "") { screen in
          await screen.show()
        })
    }
  }
}

extension BookshelfWalk {
  /// Shows the shelf as it is kept; the first time, the catalogue is brought up to date, and what
  /// is kept then is shown, too.
  private mutating func showShelf() async throws(BrowseFailure) {
    let scope = await context.comicScope(scope?.isOwnedOnly, on: screens)
    form.ownedOnly = scope.isOwnedOnly
    let (form, reloading) = (form, !isReloaded)
    isReloaded = true
    let screen = screens.list(for: .user, navigator: navigator)
    let view = BookshelfWalkListView(in: context, scope: scope)
    let telling = BrowseTelling<ComicListState>(on: landing) { state, last in
      view.printout(of: state, after: last)
    }
    try await telling.follow(
      await screen.states(), telling: context.spinner, progress: ComicWaiting.text
    ) { await screen.show(form, reloading: reloading) }
    if let shelf = telling.shown.compactMap(\.shelf).last { entries.take(shelf) }
  }

  /// Shows the search: what was found, or how to search.
  private mutating func showSearch(_ form: ComicListForm) async throws(BrowseFailure) {
    guard !form.query.isBlank else {
      entries.take(ComicShelf(entries: [], total: 0, form: form))
      return try landing.tell(Printout("Search\nWrite what titles or readings contain.\n"))
    }
    let screen = screens.search(for: .user, navigator: navigator)
    let binding = ScreenBinding<ComicSearchState, ComicSearchState>(
      view: \.lasting, progress: ComicWaiting.text)
    let state = await binding.outcome(of: await screen.states(), telling: context.spinner) {
      await screen.type(form)
    }
    if case .success(let shelf)? = state { entries.take(shelf) }
    try landing.tell(
      state.flatMap(BookshelfWalkSearchView(in: context).printout) ?? .unanswered)
  }

  private mutating func showDetail(_ id: ComicSeries.ID) async throws(BrowseFailure) {
    let screen = screens.detail(for: .user, navigator: navigator)
    let binding = ScreenBinding<ComicDetailState, ComicDetailState>(view: \.lasting)
    let state = await binding.outcome(of: await screen.states()) { await screen.show(id) }
    if case .success(let detail)? = state { entries.take(detail) }
    let view = ComicDetailView(in: context, program: "")
    try landing.tell(state.flatMap(view.printout) ?? .unanswered)
  }

  private mutating func showPage(_ page: Int?, of item: ComicItem) async throws(BrowseFailure) {
    let screen = screens.page(for: .user, navigator: navigator)
    let binding = ScreenBinding<ComicPageState, ComicPageState>(view: \.lasting)
    let state = await binding.outcome(of: await screen.states()) {
      await screen.show(item.text, page: page)
    }
    if case .success(let page)? = state { entries.page = page } else { entries.page = nil }
    let view = ComicPageView(in: context, program: "")
    try landing.tell(state.flatMap(view.printout) ?? .unanswered)
  }

  private mutating func showProgress() async throws(BrowseFailure) {
    let screen = screens.list(for: .user, navigator: navigator)
    let binding = ScreenBinding<ComicListState, ComicListState>(view: \.lasting)
    let state = await binding.outcome(of: await screen.states()) { await screen.showProgress() }
    if case .progress(let places)? = state {
      entries.items = places.map(\.progress.item)
      entries.volumes = []
    }
    let view = ComicProgressView(in: context, program: "")
    try landing.tell(state.flatMap(view.printout) ?? .unanswered)
  }

  /// Buys a volume, and tells what came of it.
  mutating func tellSale(
    of id: Comic.ID, shownAt price: Price?
  ) async throws(BrowseFailure) {
    let screen = screens.detail(for: .user, navigator: navigator)
    let view = ComicSaleView(in: context, json: false, program: "")
    let binding = ScreenBinding(view: view.printout, progress: ComicWaiting.text)
    try landing.tell(
      await binding.printout(of: await screen.states(), telling: context.spinner) {
        await screen.buy(id, shownAt: price)
      })
    if case .detail = place { try await showAgain() }
  }
}

extension ComicListForm {
  /// The form with as many series at most as the walk shows at a time.
  fileprivate var shortened: ComicListForm {
    var form = self
    form.limit = min(limit, BookshelfWalk.pageSize)
    return form
  }
}
