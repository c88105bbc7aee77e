import BookmarksDomain
import Composition
import CoreDomain

extension BookmarksWalk {
  /// Follows the routes of the screens. Passes on routes that belong to other features.
  mutating func followRoutes() async throws(BrowseFailure) {
    for route in landing.navigator.takeRoutes() where !(try await go(to: route)) {
      landing.navigator.pass(route)
    }
  }

  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool {
    guard let destination = screens.destination(of: route) else { return false }
    try await go(to: destination)
    return true
  }

  private mutating func go(to destination: BookmarksDestination) async throws(BrowseFailure) {
    switch destination {
    case .list(nil, nil): try await showLastList()
    case .list(let query, let tag):
      var question = Self.everything
      question.query = query ?? ""
      question.tag = tag ?? ""
      try await visit(.list(question))
    case .detail(let id): try await visit(.detail(id))
    case .tags: try await visit(.tags)
    case .duplicates: try await visit(.duplicates)
    case .editor("", _): try await add()
    case .editor(let address, let title):
      try await add(BookmarkForm(address: address, title: title))
    case .change(let id): try await edit(id)
    case .transfer: throw .mistake("Write “import FILE” or “export FILE”.")
    }
  }

  /// Shows a place and pushes it onto the stack.
  mutating func visit(_ place: BookmarksWalkPlace) async throws(BrowseFailure) {
    guard try await show(place), places.last != place else { return }
    places.append(place)
    // The root of the stack, the list of all bookmarks, always stays.
    if places.count > Self.placeLimit { places.remove(at: 1) }
  }

  /// Shows a place and replaces the top of the stack with it.
  mutating func replace(by place: BookmarksWalkPlace) async throws(BrowseFailure) {
    if try await show(place) { places[places.count - 1] = place }
  }

  /// Pops the stack and shows the previous place.
  mutating func goBack() async throws(BrowseFailure) {
    guard places.count > 1 else { throw .mistake("This is the first place.") }
    places.removeLast()
    try await showAgain()
  }

  /// Pops the stack to the last list and reloads it.
  mutating func showLastList() async throws(BrowseFailure) {
    while places.count > 1, places.last?.question == nil { places.removeLast() }
    try await showAgain()
  }

  /// Reloads the current place. If the page of a list has become empty, shows the last page that is
  /// not.
  mutating func showAgain() async throws(BrowseFailure) {
    guard let place = places.last else { return }
    let page = await page(of: place)
    if case .list(var question) = place, page.isShown, question.offset >= max(page.total, 1) {
      question.offset = max(0, (page.total - 1) / Self.pageSize * Self.pageSize)
      return try await replace(by: .list(question))
    }
    try show(page)
  }

  /// Shows a place and returns whether it could be shown.
  private mutating func show(_ place: BookmarksWalkPlace) async throws(BrowseFailure) -> Bool {
    let page = await page(of: place)
    try show(page)
    return page.isShown
  }

  private mutating func show(_ page: BookmarksWalkPage) throws(BrowseFailure) {
    try landing.tell(page.printout)
    guard page.isShown else { return }
    bookmark = page.bookmark
    if let entries = page.entries {
      self.entries = entries
      total = page.total
    }
  }

  private func page(of place: BookmarksWalkPlace) async -> BookmarksWalkPage {
    let page =
      switch place {
      case .list(let question): await list(question)
      case .detail(let id): await detail(id)
      case .tags: await tags()
      case .duplicates: await duplicates()
      }
    return page ?? BookmarksWalkPage(printout: .unanswered, isShown: false)
  }

  private func list(_ question: BookmarkQuestion) async -> BookmarksWalkPage? {
    let screen = screens.list(navigator: navigator)
    return await ScreenBinding<BookmarkListState, BookmarksWalkPage>(view: views.page)
      .outcome(of: await screen.states()) { await screen.show(question) }
  }

  private func detail(_ id: Bookmark.ID) async -> BookmarksWalkPage? {
    let screen = screens.detail(navigator: navigator)
    return await ScreenBinding<BookmarkDetailState, BookmarksWalkPage>(view: views.page)
      .outcome(of: await screen.states()) { await screen.show(id) }
  }

  private func tags() async -> BookmarksWalkPage? {
    let screen = screens.tags(navigator: navigator)
    return await ScreenBinding<BookmarkTagsState, BookmarksWalkPage>(view: views.page)
      .outcome(of: await screen.states()) { await screen.show() }
  }

  private func duplicates() async -> BookmarksWalkPage? {
    let screen = screens.duplicates(navigator: navigator)
    return await ScreenBinding<BookmarkDuplicatesState, BookmarksWalkPage>(view: views.page)
      .outcome(of: await screen.states()) { await screen.show() }
  }

  private var views: BookmarksWalkViews { BookmarksWalkViews(display: context.display) }
}
