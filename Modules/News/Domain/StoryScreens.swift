public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol NewsScreens: Sendable {
  func list(navigator: any Navigator) -> any StoryListScreen
  func detail(navigator: any Navigator) -> any StoryDetailScreen
  func feeds(navigator: any Navigator) -> any NewsFeedsScreen
  func transfer(navigator: any Navigator) -> any NewsTransferScreen
  func filters(navigator: any Navigator) -> any NewsFiltersScreen
  func preview(navigator: any Navigator) -> any NewsPreviewScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> NewsDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

// MARK: - List

/// The front page: stories by category, or of a search.
public protocol StoryListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StoryListState>

  /// Shows what is kept and, where that is wanted, fetches the feeds that are due and shows what is kept then.
  func show(_ form: StoryListForm, refreshing: Bool) async

  /// Marks every story of a feed or a category as read, or every one, and shows what a form then asks for.
  func markRead(feed: String, category: String, thenShowing form: StoryListForm) async

  /// Stars a story or takes its star, and shows what a form then asks for.
  func star(_ id: Story.ID, _ isStarred: Bool, thenShowing form: StoryListForm) async

  /// Leaves for a story.
  func open(_ id: Story.ID) async
}

/// A state of the list.
public enum StoryListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(StoryListForm)
  /// What is kept, while the feeds are being fetched; it has come so far.
  case refreshing(StoryPage, RefreshProgress)
  /// What is kept; the report says what came of the refresh, where there was one.
  case success(StoryPage, RefreshReport?)
  /// So many stories are read now that were not.
  case marked(Int)
  case failure(StoryFailure)
}

// MARK: - Detail

/// One story.
public protocol StoryDetailScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StoryDetailState>

  /// Shows a story and marks it as read, unless it is to stay as it is.
  ///
  /// - Parameter feed: whose version to show: identifier, address or title; blank for the one that lists over several
  ///   feeds show.
  func show(_ id: Story.ID, of feed: String, keepingUnread: Bool) async

  /// Shows the story that somebody means by its identifier, the beginning of it, or its address, and leaves it as it
  /// is.
  func find(_ typed: String) async

  /// Stars the story or takes its star, and shows it.
  func star(_ id: Story.ID, _ isStarred: Bool) async

  /// Marks the story as read or not, and shows it.
  func mark(_ id: Story.ID, asRead isRead: Bool) async

  /// Leaves for the form of a new bookmark, filled in with the story.
  func bookmark(_ id: Story.ID) async
}

/// A state of the single story.
public enum StoryDetailState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(Story.ID)
  case success(Story)
  case failure(StoryFailure)
}

// MARK: - Feeds

/// The feeds that a person has subscribed to.
public protocol NewsFeedsScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<NewsFeedsState>

  /// Shows every feed.
  func show() async

  /// Adds a feed, and shows every feed.
  func add(_ form: NewsFeedForm) async

  /// Removes a feed (identifier, address or title), and shows every feed.
  func remove(_ feed: String) async

  /// Files a feed under another category, and shows every feed.
  func file(_ feed: String, under category: String) async

  /// Fetches feeds (identifiers, addresses or titles; all where there are none), and shows every feed.
  func refresh(_ feeds: [String]) async
}

/// A state of the feeds.
public enum NewsFeedsState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  /// The feed is being fetched.
  case adding(NewsFeedForm)
  case added(AddedFeed)
  case removed(NewsFeed)
  case filed(NewsFeed)
  /// The feeds are being fetched; it has come so far.
  case refreshing(RefreshProgress)
  case refreshed(RefreshReport)
  case success([NewsFeedOverview])
  case failure(StoryFailure)
}

// MARK: - Transfer

/// The import and export of lists of feeds.
public protocol NewsTransferScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<NewsTransferState>

  /// Adds the feeds of a list.
  func importList(_ source: any ByteSource) async

  /// Writes every feed as a list.
  func exportList(to sink: any ByteSink) async
}

/// A state of an import or export.
public enum NewsTransferState: Hashable, Sendable {
  case idle
  case working
  case imported(ImportedFeeds)
  /// So many feeds were written, every one there is.
  case exported(Int)
  case failure(StoryFailure)
}

// MARK: - Filters

/// The filters of stories.
public protocol NewsFiltersScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<NewsFiltersState>

  /// Shows every filter.
  func show() async

  /// Adds a filter, and shows every filter.
  func add(_ form: NewsFilterForm) async

  /// Removes the filter of a number, and shows every filter.
  func remove(_ number: String) async
}

/// A state of the filters.
public enum NewsFiltersState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  case success([NewsFilter])
  case failure(StoryFailure)
}

// MARK: - Preview

/// What a document says, before anybody subscribes to it.
public protocol NewsPreviewScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<NewsPreviewState>

  /// Shows what the document at an address says.
  func preview(address: String) async

  /// Shows what a document says.
  ///
  /// - Parameters:
  ///   - contentType: as of HTTP; blank when nobody knows.
  ///   - base: what its relative addresses start from; blank when nobody knows.
  func preview(_ source: any ByteSource, contentType: String, base: String) async
}

/// A state of the preview.
public enum NewsPreviewState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing
  case success(ParsedFeed)
  case failure(StoryFailure)
}
