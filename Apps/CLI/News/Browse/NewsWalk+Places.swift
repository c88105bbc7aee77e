import Composition
import CoreDomain
import NewsDomain

extension NewsWalk {
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
      self.form = form.limit.isBlank ? form.limited(to: Self.everything.limit) : form
      try await visit(.list)
    case .detail(let id): try await visit(.detail(id))
    case .feeds: try await visit(.feeds)
    case .filters: try await visit(.filters)
    case .transfer: throw .mistake("Write “seams news import FILE” outside of the walk.")
    case .preview: throw .mistake("Write “seams news preview URL” outside of the walk.")
    case .bookmark: return false
    }
    return true
  }

  /// Shows a place and makes it the current one.
  mutating func visit(_ place: NewsWalkPlace) async throws(BrowseFailure) {
    self.place = place
    try await showAgain()
  }

  mutating func showAgain() async throws(BrowseFailure) {
    switch place {
    case .list: try await showList()
    case .detail(let id): try await showDetail(id)
    case .feeds: try await showFeeds()
    case .filters:
      try landing.tell(
        await context.printNewsFilters(screens, json: false) { screen in await screen.show() })
    }
  }

  /// Refreshes all feeds, then shows the list.
  mutating func refreshNow() async throws(BrowseFailure) {
    try landing.tell(
      await context.printNewsFeeds(screens, json: false) { screen in await screen.refresh([]) })
    isRefreshed = true
    try await visit(.list)
  }

  /// Marks all stories of the tab as read, then shows the list.
  mutating func markAllAsRead() async throws(BrowseFailure) {
    let form = form
    try await tellList { screen in
      await screen.markRead(feed: form.feed, category: form.category, thenShowing: form)
    }
  }
}

extension NewsWalk {
  /// Shows the cached list. The first call also refreshes the feeds that are due and shows the
  /// result.
  private mutating func showList() async throws(BrowseFailure) {
    let (form, refreshing) = (form, !isRefreshed)
    isRefreshed = true
    try await tellList { screen in await screen.show(form, refreshing: refreshing) }
  }

  /// Sends an intent to the list screen and shows its states.
  private mutating func tellList(
    _ intent: @escaping @Sendable (any StoryListScreen) async -> Void
  ) async throws(BrowseFailure) {
    let screen = screens.list(navigator: navigator)
    let view = NewsWalkListView(form, in: context)
    let telling = BrowseTelling<StoryListState>(on: landing) { state, last in
      view.printout(of: state, after: last)
    }
    try await telling.follow(
      await screen.states(), telling: context.spinner, progress: StoryWaiting.text
    ) { await intent(screen) }
    if let page = telling.shown.compactMap(\.page).last { entries.take(page) }
  }

  private func showDetail(_ id: Story.ID) async throws(BrowseFailure) {
    let screen = screens.detail(navigator: navigator)
    let view = StoryDetailView(display: context.display, json: false)
    try landing.tell(
      await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
        await screen.show(id, of: "", keepingUnread: false)
      })
  }

  private mutating func showFeeds() async throws(BrowseFailure) {
    let screen = screens.feeds(navigator: navigator)
    let binding = ScreenBinding<NewsFeedsState, NewsFeedsState>(view: \.lasting)
    let state = await binding.outcome(of: await screen.states()) { await screen.show() }
    if case .success(let feeds)? = state {
      entries.feeds = feeds.byCategory.flatMap(\.feeds).map(\.feed)
    }
    try landing.tell(
      state.flatMap(NewsFeedsView(in: context, program: "").printout) ?? .unanswered)
  }
}

extension NewsFeedsState {
  /// The state if it is final, else `nil`.
  fileprivate var lasting: NewsFeedsState? {
    switch self {
    case .idle, .preparing, .adding, .refreshing: nil
    case .added, .removed, .filed, .refreshed, .success, .failure: self
    }
  }
}

extension StoryListForm {
  fileprivate func limited(to limit: String) -> StoryListForm {
    StoryListForm(
      category: category, feed: feed, isUnreadOnly: isUnreadOnly, isStarredOnly: isStarredOnly,
      words: words, limit: limit, after: after)
  }
}
