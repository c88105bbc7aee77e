public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request.
public protocol NewsScreens: Sendable {
  func list(navigator: any Navigator) -> any StoryListScreen
  func detail(navigator: any Navigator) -> any StoryDetailScreen
  func feeds(navigator: any Navigator) -> any NewsFeedsScreen
  func transfer(navigator: any Navigator) -> any NewsTransferScreen
  func filters(navigator: any Navigator) -> any NewsFiltersScreen
  func preview(navigator: any Navigator) -> any NewsPreviewScreen

  /// Returns the destination of a route, or `nil` if the route is not one of this feature's.
  func destination(of route: Route) -> NewsDestination?
}

// All screens have this in common: states arrive in order, starting with the current one; an intent
// returns after its last state was published; while an intent runs, further intents are ignored.

// MARK: - List

/// The list of stories: all, of a category or of a search.
public protocol StoryListScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<StoryListState>

  /// Shows the stored stories. If `refreshing` is set, also fetches the feeds that are due and
  /// shows the stories again.
  func show(_ form: StoryListForm, refreshing: Bool) async

  /// Marks all stories of a feed, of a category or of all feeds as read, and shows the stories of a
  /// form.
  func markRead(feed: String, category: String, thenShowing form: StoryListForm) async

  /// Stars or unstars a story, and shows the stories of a form.
  func star(_ id: Story.ID, _ isStarred: Bool, thenShowing form: StoryListForm) async

  /// Opens the detail screen of a story.
  func open(_ id: Story.ID) async
}

/// A state of the list.
public enum StoryListState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(StoryListForm)
  /// The stored stories, while the feeds are being fetched.
  case refreshing(StoryPage, RefreshProgress)
  /// The stored stories, and the result of the refresh, if there was one.
  case success(StoryPage, RefreshReport?)
  /// The number of stories that were unread and are now read.
  case marked(Int)
  case failure(StoryFailure)
}

// MARK: - Detail

/// The screen of a single story.
public protocol StoryDetailScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<StoryDetailState>

  /// Shows a story, and marks it as read unless `keepingUnread` is set.
  ///
  /// - Parameter feed: The feed whose version to show, by identifier, address or title; blank for
  ///   the version in lists of several feeds.
  func show(_ id: Story.ID, of feed: String, keepingUnread: Bool) async

  /// Shows the story with this identifier, this unique prefix of an identifier, or this link,
  /// without marking it as read.
  func find(_ typed: String) async

  /// Stars or unstars the story, and shows it.
  func star(_ id: Story.ID, _ isStarred: Bool) async

  /// Marks the story as read or unread, and shows it.
  func mark(_ id: Story.ID, asRead isRead: Bool) async

  /// Opens the form for a new bookmark, filled in with the story's link and title.
  func bookmark(_ id: Story.ID) async
}

/// A state of the detail screen.
public enum StoryDetailState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(Story.ID)
  case success(Story)
  case failure(StoryFailure)
}

// MARK: - Feeds

/// The screen of the subscribed feeds.
public protocol NewsFeedsScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<NewsFeedsState>

  /// Shows all feeds.
  func show() async

  /// Subscribes to a feed, and shows all feeds.
  func add(_ form: NewsFeedForm) async

  /// Removes a feed, given by identifier, address or title, and shows all feeds.
  func remove(_ feed: String) async

  /// Moves a feed to another category, and shows all feeds.
  func file(_ feed: String, under category: String) async

  /// Fetches feeds, given by identifiers, addresses or titles (an empty array means all), and shows
  /// all feeds.
  func refresh(_ feeds: [String]) async
}

/// A state of the feeds.
public enum NewsFeedsState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing
  /// The feed is being fetched.
  case adding(NewsFeedForm)
  case added(AddedFeed)
  case removed(NewsFeed)
  case filed(NewsFeed)
  /// Fetching the feeds.
  case refreshing(RefreshProgress)
  case refreshed(RefreshReport)
  case success([NewsFeedOverview])
  case failure(StoryFailure)
}

// MARK: - Transfer

/// The screen that imports and exports lists of feeds.
public protocol NewsTransferScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<NewsTransferState>

  /// Subscribes to the feeds of a list.
  func importList(_ source: any ByteSource) async

  /// Writes all feeds as a list.
  func exportList(to sink: any ByteSink) async
}

/// A state of an import or export.
public enum NewsTransferState: Hashable, Sendable {
  case idle
  case working
  case imported(ImportedFeeds)
  /// The number of exported feeds, which are all feeds.
  case exported(Int)
  case failure(StoryFailure)
}

// MARK: - Filters

/// The screen of the filters.
public protocol NewsFiltersScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<NewsFiltersState>

  /// Shows all filters.
  func show() async

  /// Adds a filter, and shows all filters.
  func add(_ form: NewsFilterForm) async

  /// Removes a filter by its number, and shows all filters.
  func remove(_ number: String) async
}

/// A state of the filters.
public enum NewsFiltersState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing
  case success([NewsFilter])
  case failure(StoryFailure)
}

// MARK: - Preview

/// The screen that shows a feed before subscribing to it.
public protocol NewsPreviewScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<NewsPreviewState>

  /// Fetches a document and shows its content.
  func preview(address: String) async

  /// Shows the content of a document.
  ///
  /// - Parameters:
  ///   - contentType: The value of the `Content-Type` header; blank if unknown.
  ///   - base: The base of relative addresses; blank if unknown.
  func preview(_ source: any ByteSource, contentType: String, base: String) async
}

/// A state of the preview.
public enum NewsPreviewState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing
  case success(ParsedFeed)
  case failure(StoryFailure)
}
