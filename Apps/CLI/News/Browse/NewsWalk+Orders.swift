import Composition
import CoreDomain
import NewsDomain

// The controller of the browse session: turns a command into the intent of a screen.

extension NewsWalk {
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool {
    guard let order = NewsWalkOrder(line) else { return false }
    try await perform(order)
    try await followRoutes()
    return true
  }

  private mutating func perform(_ order: NewsWalkOrder) async throws(BrowseFailure) {
    switch order.word {
    case .list: try await ask(form.changed())
    case .next: try await turnPage()
    case .tab: try await ask(form.changed(category: try category(of: order.rest)))
    case .unread: try await ask(form.changed(isUnreadOnly: !form.isUnreadOnly))
    case .starred: try await ask(form.changed(isStarredOnly: !form.isStarredOnly))
    case .search: try await ask(form.changed(words: order.rest))
    case .show:
      await screens.list(navigator: navigator).open(try order.entry(of: entries.stories))
    case .star: try await star(try chosen(by: order), true)
    case .unstar: try await star(try chosen(by: order), false)
    // only: Bookmarks
    case .bookmark: try await bookmark(try chosen(by: order))
    // end only
    case .readAll: try await markAllAsRead()
    case .refresh: try await refreshNow()
    case .feeds: try await visit(.feeds)
    case .add: try await add(order.rest)
    case .remove: try await remove(try feed(of: order))
    case .filters: try await visit(.filters)
    case .block, .keep: try await addFilter(order)
    case .drop: try await dropFilter(order.rest)
    }
  }
}

// MARK: - The list

extension NewsWalk {
  private mutating func ask(_ form: StoryListForm) async throws(BrowseFailure) {
    self.form = form
    try await visit(.list)
  }

  private mutating func turnPage() async throws(BrowseFailure) {
    guard let next = entries.next else { throw .mistake("This is the end of the list.") }
    try await ask(form.changed(after: next.text))
  }

  /// Returns the category of a tab by its name, ignoring case, or by its position.
  private func category(of typed: String) throws(BrowseFailure) -> String {
    let tabs = entries.tabs
    let names = tabs.map { $0?.name ?? "All" }
    guard !typed.isEmpty else { return "" }
    let place =
      names.firstIndex(of: typed)
      ?? names.firstIndex { $0.lowercased() == typed.lowercased() } ?? Int(typed).map { $0 - 1 }
    guard let place, tabs.indices.contains(place) else {
      throw .mistake(
        "There is no tab “\(typed.harmless)”. There are \(names.joined(separator: ", "))."
          + Spelling.suggestion(for: typed, among: names))
    }
    return tabs[place]?.name ?? ""
  }
}

// MARK: - One story

extension NewsWalk {
  /// Returns the story with the command's number, or the one on display.
  private func chosen(by order: NewsWalkOrder) throws(BrowseFailure) -> Story.ID {
    if order.rest.isEmpty, case .detail(let id) = place { return id }
    return try order.entry(of: entries.stories)
  }

  private func star(_ id: Story.ID, _ isStarred: Bool) async throws(BrowseFailure) {
    let screen = screens.detail(navigator: navigator)
    let view = StoryStarView(display: context.display, json: false)
    try landing.tell(
      await ScreenBinding(view: view.printout).printout(of: await screen.states()) {
        await screen.star(id, isStarred)
      })
  }

  // only: Bookmarks
  /// Opens the form of a new bookmark. Prints the error if the screen cannot.
  private func bookmark(_ id: Story.ID) async throws(BrowseFailure) {
    let screen = screens.detail(navigator: navigator)
    let telling = BrowseTelling<StoryDetailState>(on: landing) { state, _ in
      if case .failure(let failure) = state { Printout(failure: failure) } else { nil }
    }
    try await telling.follow(await screen.states(), telling: context.spinner) {
      await screen.bookmark(id)
    }
  }
  // end only
}

// MARK: - Feeds and filters

extension NewsWalk {
  private func add(_ typed: String) async throws(BrowseFailure) {
    guard !typed.isEmpty else { throw .mistake("Write “add URL”.") }
    let form = NewsFeedForm(address: typed, category: form.category)
    try landing.tell(
      await context.printNewsFeeds(screens, json: false) { screen in await screen.add(form) })
  }

  private func feed(of order: NewsWalkOrder) throws(BrowseFailure) -> NewsFeed {
    guard !entries.feeds.isEmpty else {
      throw .mistake("Write “feeds” first: the numbers of that list are meant.")
    }
    return try order.entry(of: entries.feeds)
  }

  /// Removes a feed after confirmation.
  private mutating func remove(_ feed: NewsFeed) async throws(BrowseFailure) {
    let title = context.display.text(feed.title)
    let answer = try await landing.ask("Remove “\(title)”, and what it alone carries? yes/no ")
    guard ["y", "yes"].contains(answer?.lowercased()) else {
      return try landing.tell(Printout("It stays.\n"))
    }
    try landing.tell(
      await context.printNewsFeeds(screens, json: false) { screen in
        await screen.remove(feed.id.raw)
      })
    // The numbers of the list on display are no longer valid.
    entries.feeds = []
  }

  private mutating func addFilter(_ order: NewsWalkOrder) async throws(BrowseFailure) {
    let parts = BrowseLine(order.rest)
    guard !parts.rest.isEmpty else {
      throw .mistake("Write “\(order.word.rawValue) FIELD VALUE”, as in “block title football”.")
    }
    let form = NewsFilterForm(
      verdict: order.word.rawValue, field: parts.word, value: parts.rest)
    try landing.tell(
      await context.printNewsFilters(screens, json: false) { screen in await screen.add(form) })
  }

  private func dropFilter(_ number: String) async throws(BrowseFailure) {
    try landing.tell(
      await context.printNewsFilters(screens, json: false) { screen in
        await screen.remove(number)
      })
  }
}

extension StoryListForm {
  /// A copy of the form with some fields changed. It starts at the first page unless `after` is
  /// given.
  fileprivate func changed(
    category: String? = nil, isUnreadOnly: Bool? = nil, isStarredOnly: Bool? = nil,
    words: String? = nil, after: String = ""
  ) -> StoryListForm {
    StoryListForm(
      category: category ?? self.category, feed: feed,
      isUnreadOnly: isUnreadOnly ?? self.isUnreadOnly,
      isStarredOnly: isStarredOnly ?? self.isStarredOnly, words: words ?? self.words,
      limit: limit, after: after)
  }
}
