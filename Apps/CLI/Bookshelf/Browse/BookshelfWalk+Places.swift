import BookshelfDomain
import Composition
import CoreDomain

extension BookshelfWalk {
  /// Follows the routes of the screens. Passes on routes that belong to other features.
  mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = screens.destination(of: route) else { return false }
    switch destination {
    case .list(let form):
      // The unfiltered shelf is that of the current reader.
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

  /// Shows a place and makes it the current one.
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
  /// Shows the cached shelf. The first call also updates the catalogue and shows the result.
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

  /// Shows the results of the search, or a hint if the query is blank.
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

  /// Buys a volume and prints the result.
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
  /// The form limited to the page size of the browse session.
  fileprivate var shortened: ComicListForm {
    var form = self
    form.limit = min(limit, BookshelfWalk.pageSize)
    return form
  }
}
