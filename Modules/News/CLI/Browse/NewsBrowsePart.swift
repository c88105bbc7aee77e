import CoreCLI
import CoreDomain
import NewsDomain

/// The browse session of the news feature.
///
/// | place       | what it shows                             | its numbers mean |
/// |-------------|-------------------------------------------|------------------|
/// | the list    | the tabs, and the stories of one tab      | stories          |
/// | the detail  | one story                                 | stories          |
/// | the feeds   | the feeds by category                     | feeds            |
/// | the filters | the filters, with their own numbers       | stories          |
///
/// It starts with the stored list and refreshes the feeds that are due meanwhile.
struct NewsBrowsePart: BrowsePart {
  let screens: any NewsScreens
  let landing: BrowseEnvironment
  var places = [NewsBrowsePlace.list(everything)]
  /// The query of the list that was shown last.
  private var form = everything
  private var entries = NewsBrowseEntries()
  /// Whether the feeds that were due have been refreshed.
  private var isRefreshed = false

  init(through screens: any NewsScreens, from landing: BrowseEnvironment) {
    self.screens = screens
    self.landing = landing
  }

  /// Stories of all categories, one page at a time.
  static let everything = StoryListForm(limit: String(pageSize))

  static let pageSize = 20
}

enum NewsBrowsePlace: Hashable, Sendable {
  case list(StoryListForm)
  case detail(Story.ID)
  case feeds
  case filters
}

/// The entries behind the numbers on display. In a browse session, a user types a number instead of
/// an identifier.
struct NewsBrowseEntries: Hashable, Sendable {
  var stories: [Story.ID] = []
  /// The categories of the tabs; `nil` means all categories.
  var tabs: [NewsCategory?] = []
  var next: StoryPosition?
  /// The ``StoryPage/lastStored`` of the list that was shown last; `nil` before the first list.
  var last: Int64?
  /// The feeds, in the order in which they are shown.
  var feeds: [NewsFeed] = []

  mutating func take(_ page: StoryPage) {
    stories = page.headlines.map(\.id)
    tabs = page.tabs.map(\.category)
    next = page.next
    last = page.lastStored
  }
}

// MARK: - Commands

extension NewsBrowsePart {
  static let commands: [BrowseCommand<Self>] = listCommands + storyCommands + feedCommands

  private static let listCommands: [BrowseCommand<Self>] = [
    BrowseCommand("list", "l", help: "show the newest stories") { part, _ throws(BrowseFailure) in
      try await part.showList { _ in }
    },
    BrowseCommand("next", "n", help: "show the next page") { part, _ throws(BrowseFailure) in
      guard let next = part.entries.next else { throw .mistake("There are no more stories.") }
      try await part.showList { $0.cursor = StoryCursor.after(next).text }
    },
    BrowseCommand("tab", nil, "[NAME|N]", help: "show a category by name or number, or all") {
      part, argument throws(BrowseFailure) in
      let category = try part.category(of: argument.text)
      try await part.showList {
        $0.category = category
        $0.feed = ""
      }
    },
    BrowseCommand("unread", "u", help: "show unread stories only, or all again") {
      part, _ throws(BrowseFailure) in
      try await part.showList { $0.isUnreadOnly.toggle() }
    },
    BrowseCommand("starred", help: "show starred stories only, or all again") {
      part, _ throws(BrowseFailure) in
      try await part.showList { $0.isStarredOnly.toggle() }
    },
    BrowseCommand("search", "s", "[WORDS]", help: "search; without words, stop searching") {
      part, argument throws(BrowseFailure) in
      try await part.showList { $0.words = argument.text }
    },
    BrowseCommand("read-all", help: "mark all stories of this tab as read") {
      part, _ throws(BrowseFailure) in
      let form = part.form
      _ = try await part.tellList(
        .markRead(
          feed: form.feed, category: form.category,
          upTo: part.entries.last.map { "\($0)" } ?? "", thenShowing: form))
    },
  ]

  private static let storyCommands: [BrowseCommand<Self>] = [
    BrowseCommand("show", "v", "N", help: "open a story or a feed; a number alone works, too") {
      part, argument throws(BrowseFailure) in
      if part.places.last == .feeds {
        var form = NewsBrowsePart.everything
        form.feed = try argument.entry(of: part.entries.feeds).id.raw
        return try await part.visit(.list(form))
      }
      let id = try argument.entry(of: part.entries.stories)
      await part.screens.list(navigator: part.navigator).send(.open(id))
    },
    BrowseCommand("star", nil, "[N]", help: "star a story") {
      part, argument throws(BrowseFailure) in
      try await part.star(try part.story(argument), true)
    },
    BrowseCommand("unstar", nil, "[N]", help: "unstar a story") {
      part, argument throws(BrowseFailure) in
      try await part.star(try part.story(argument), false)
    },
    BrowseCommand("bookmark", nil, "[N]", help: "bookmark a story", in: "bookmarks") {
      part, argument throws(BrowseFailure) in
      let id = try part.story(argument)
      try await part.tellAll(part.screens.detail(navigator: part.navigator), .bookmark(id)) {
        state, _ in
        if case .failure(let failure) = state { CommandOutput(failure: failure) } else { nil }
      }
    },
  ]

  private static let feedCommands: [BrowseCommand<Self>] = [
    BrowseCommand("refresh", help: "fetch all feeds now") { part, _ throws(BrowseFailure) in
      try await part.tellFeeds(.refresh([]))
      part.isRefreshed = true
      try await part.visit(.list(part.form))
    },
    BrowseCommand("feeds", "f", help: "list the feeds and their status", visits: .feeds),
    BrowseCommand("add", "a", "URL", help: "subscribe to a feed") {
      part, argument throws(BrowseFailure) in
      let form = NewsFeedForm(address: try argument.required(), category: part.form.category)
      try await part.tellFeeds(.add(form))
    },
    BrowseCommand("remove", nil, "N", help: "remove a feed, after confirmation") {
      part, argument throws(BrowseFailure) in
      try await part.remove(argument)
    },
    BrowseCommand("filters", help: "list the filters", visits: .filters),
    BrowseCommand(
      "block", nil, "FIELD VALUE", help: "hide stories by title, author, address or age"
    ) {
      part, argument throws(BrowseFailure) in
      try await part.addFilter("block", argument)
    },
    BrowseCommand("keep", nil, "FIELD VALUE", help: "show only stories that match") {
      part, argument throws(BrowseFailure) in
      try await part.addFilter("keep", argument)
    },
    BrowseCommand("drop", nil, "N", help: "remove a filter") {
      part, argument throws(BrowseFailure) in
      try await part.tellFilters(.remove(argument.text))
    },
  ]

  /// Changes the current query, and shows the first page of its list.
  private mutating func showList(
    _ change: (inout StoryListForm) -> Void
  ) async throws(BrowseFailure) {
    var form = form
    form.cursor = ""
    change(&form)
    try await visit(.list(form))
  }

  /// Returns the category of a tab by its name, ignoring case, or by its number.
  private func category(of typed: String) throws(BrowseFailure) -> String {
    guard !typed.isEmpty else { return "" }
    let names = entries.tabs.map { $0?.name ?? "All" }
    let index =
      names.firstIndex(of: typed)
      ?? names.firstIndex { $0.lowercased() == typed.lowercased() } ?? Int(typed).map { $0 &- 1 }
    guard let index, names.indices.contains(index) else {
      throw .mistake(
        "There is no tab “\(typed.harmless)”. The tabs are \(names.joined(separator: ", "))."
          + Spelling.suggestion(for: typed, among: names))
    }
    return entries.tabs[index]?.name ?? ""
  }

  /// Returns the story with the typed number, or, if no number was typed, the story on display.
  private func story(_ argument: BrowseArgument) throws(BrowseFailure) -> Story.ID {
    if argument.text.isEmpty, case .detail(let id)? = places.last { return id }
    guard places.last != .feeds else {
      throw .mistake("The numbers on display are feeds. Write “list” first.")
    }
    return try argument.entry(of: entries.stories)
  }

  private func star(_ id: Story.ID, _ isStarred: Bool) async throws(BrowseFailure) {
    let view = StoryStarView(display: context.display, json: false)
    try await tell(
      screens.detail(navigator: navigator), .star(id, isStarred), view.commandOutput)
  }

  private mutating func remove(_ argument: BrowseArgument) async throws(BrowseFailure) {
    guard !entries.feeds.isEmpty else {
      throw .mistake("Write “feeds” first: “remove” takes a number of that list.")
    }
    let feed = try argument.entry(of: entries.feeds)
    let title = context.display.text(feed.title)
    let isConfirmed = try await landing.confirms(
      "Remove “\(title)” and the stories that no other feed has, except for starred ones?")
    guard isConfirmed else {
      return try landing.tell(CommandOutput("Not removed.\n"))
    }
    try await tellFeeds(.remove(feed.id.raw))
    // The numbers of the list on display are no longer valid.
    entries.feeds = []
  }

  private func addFilter(
    _ verdict: String, _ argument: BrowseArgument
  ) async throws(BrowseFailure) {
    let parts = BrowseLine(argument.text)
    guard !parts.rest.isEmpty else {
      throw .mistake("Write “\(verdict) FIELD VALUE”, as in “\(verdict) title football”.")
    }
    try await tellFilters(
      .add(NewsFilterForm(verdict: verdict, field: parts.word, value: parts.rest)))
  }
}

// MARK: - Places

extension NewsBrowsePart {
  func destination(of route: Route) -> NewsDestination? { screens.destination(of: route) }

  mutating func open(_ destination: NewsDestination) async throws(BrowseFailure) {
    switch destination {
    case .list(var form):
      if form.limit.isBlank { form.limit = Self.everything.limit }
      try await visit(.list(form))
    case .detail(let id): try await visit(.detail(id))
    case .feeds: try await visit(.feeds)
    case .filters: try await visit(.filters)
    case .transfer: throw .mistake("Use “seams news import FILE” outside of the session.")
    case .preview: throw .mistake("Use “seams news preview URL” outside of the session.")
    // The destination belongs to another feature, so its route is passed on.
    case .bookmark: break
    }
  }

  mutating func show(_ place: NewsBrowsePlace) async throws(BrowseFailure) -> Bool {
    switch place {
    case .list(let form): return try await show(form)
    case .detail(let id):
      let view = StoryDetailView(display: context.display, json: false)
      return try await tell(
        screens.detail(navigator: navigator), .show(id, keepingUnread: false), view.commandOutput)
        != nil
    case .feeds: return try await showFeeds()
    case .filters: return try await tellFilters(.show)
    }
  }

  /// Shows the stored list. The first call also refreshes the feeds that are due and shows the
  /// result.
  private mutating func show(_ form: StoryListForm) async throws(BrowseFailure) -> Bool {
    let isRefreshing = !isRefreshed
    isRefreshed = true
    let isShown = try await tellList(.show(form, refreshing: isRefreshing))
    if isShown { self.form = form }
    return isShown
  }

  /// Sends an intent to the list screen and shows its states.
  ///
  /// - Returns: Whether one of the states was a list.
  private mutating func tellList(_ intent: StoryListIntent) async throws(BrowseFailure) -> Bool {
    let view = NewsBrowseListView(intent.form ?? form, in: context)
    let shown = try await tellAll(screens.list(navigator: navigator), intent, view.commandOutput)
    guard let page = shown.compactMap(\.page).last else { return false }
    entries.take(page)
    return true
  }

  private mutating func showFeeds() async throws(BrowseFailure) -> Bool {
    let view = NewsFeedsView(in: context, program: "")
    let shown = try await tellAll(screens.feeds(navigator: navigator), .show) { state, _ in
      view.commandOutput(of: state)
    }
    guard case .success(let feeds)? = shown.last else { return false }
    entries.feeds = feeds.byCategory.flatMap(\.feeds).map(\.feed)
    return true
  }

  private func tellFeeds(_ intent: NewsFeedsIntent) async throws(BrowseFailure) {
    try landing.tell(
      await context.printNewsFeeds(intent, on: screens, program: "", json: false))
  }

  @discardableResult
  private func tellFilters(_ intent: NewsFiltersIntent) async throws(BrowseFailure) -> Bool {
    let view = NewsFiltersView(display: context.display, json: false)
    return try await tell(
      screens.filters(navigator: navigator), intent, view.commandOutput) != nil
  }
}

extension StoryListIntent {
  /// The form of the list that the intent shows, or `nil` if it shows no list.
  fileprivate var form: StoryListForm? {
    switch self {
    case .show(let form, _), .markRead(_, _, _, let form), .star(_, _, let form): form
    case .open: nil
    }
  }
}
