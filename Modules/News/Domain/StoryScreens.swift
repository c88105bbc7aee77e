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

// MARK: - List

/// The list of stories: all stories, or those of a category, of a feed or of a search.
public typealias StoryListScreen = Screen<StoryListState, StoryListIntent>

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

/// An intent of the list. Feeds and categories are the text that the user typed.
public enum StoryListIntent: Hashable, Sendable {
  /// Shows the stored stories. If `refreshing` is set, also fetches the feeds that are due and
  /// shows the stories again.
  case show(StoryListForm, refreshing: Bool)
  /// Marks stories as read: those of a feed, those of a category or, if both are blank, all
  /// stories. Then shows the stories that match a form.
  case markRead(feed: String, category: String, thenShowing: StoryListForm)
  /// Stars or unstars a story. Then shows the stories that match a form.
  case star(Story.ID, Bool, thenShowing: StoryListForm)
  /// Opens the detail screen of a story.
  case open(Story.ID)
}

// MARK: - Detail

/// The screen of a single story.
public typealias StoryDetailScreen = Screen<StoryDetailState, StoryDetailIntent>

/// A state of the detail screen.
public enum StoryDetailState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(Story.ID)
  case success(Story)
  case failure(StoryFailure)
}

/// An intent of the detail screen.
public enum StoryDetailIntent: Hashable, Sendable {
  /// Shows a story, and marks it as read unless `keepingUnread` is set. `of` names the feed whose
  /// version to show, as typed; blank means the default version (``StoryVersion/shown(among:)``).
  case show(Story.ID, of: String = "", keepingUnread: Bool)
  /// Shows the story with this identifier, this unique prefix of an identifier, or this link,
  /// without marking it as read.
  case find(String)
  /// Stars or unstars the story, and shows it.
  case star(Story.ID, Bool)
  /// Marks the story as read or unread, and shows it.
  case mark(Story.ID, asRead: Bool)
  /// Opens the form for a new bookmark, filled in with the story's link and title.
  case bookmark(Story.ID)
}

// MARK: - Feeds

/// The screen of the subscribed feeds.
public typealias NewsFeedsScreen = Screen<NewsFeedsState, NewsFeedsIntent>

/// A state of the feeds screen.
public enum NewsFeedsState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing
  /// The feed is being fetched.
  case adding(NewsFeedForm)
  case added(AddedFeed)
  case removed(NewsFeed)
  case filed(NewsFeed)
  /// The feeds are being fetched.
  case refreshing(RefreshProgress)
  case refreshed(RefreshReport)
  case success([NewsFeedOverview])
  case failure(StoryFailure)
}

/// An intent of the feeds screen. Feeds are given by identifier, address or title. Each intent ends
/// by showing all feeds.
public enum NewsFeedsIntent: Hashable, Sendable {
  case show
  /// Subscribes to a feed.
  case add(NewsFeedForm)
  case remove(String)
  /// Moves a feed to another category; a blank category removes it from its category.
  case file(String, under: String)
  /// Fetches feeds; an empty array means all feeds.
  case refresh([String])
}

// MARK: - Transfer

/// The screen that imports and exports lists of feeds.
public typealias NewsTransferScreen = Screen<NewsTransferState, NewsTransferIntent>

/// A state of an import or export.
public enum NewsTransferState: Hashable, Sendable {
  case idle
  case working
  case imported(ImportedFeeds)
  /// All feeds were exported; this is their number.
  case exported(Int)
  case failure(StoryFailure)
}

/// An intent of an import or export.
public enum NewsTransferIntent: Sendable {
  /// Subscribes to the feeds of a list.
  case importList(any ByteSource)
  /// Writes all feeds as a list.
  case exportList(to: any ByteSink)
}

// MARK: - Filters

/// The screen of the filters.
public typealias NewsFiltersScreen = Screen<NewsFiltersState, NewsFiltersIntent>

/// A state of the filters screen.
public enum NewsFiltersState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing
  case success([NewsFilter])
  case failure(StoryFailure)
}

/// An intent of the filters screen. Each ends by showing all filters.
public enum NewsFiltersIntent: Hashable, Sendable {
  case show
  case add(NewsFilterForm)
  /// Removes the filter with this number, as typed.
  case remove(String)
}

// MARK: - Preview

/// The screen that shows a feed before subscribing to it.
public typealias NewsPreviewScreen = Screen<NewsPreviewState, NewsPreviewIntent>

/// A state of the preview.
public enum NewsPreviewState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing
  case success(ParsedFeed)
  case failure(StoryFailure)
}

/// An intent of the preview.
public enum NewsPreviewIntent: Sendable {
  /// Fetches a document and shows its content.
  case address(String)
  /// Shows the content of a document. The content type is the value of the `Content-Type` header;
  /// the base is the base of relative addresses. Both are blank if unknown.
  case document(any ByteSource, contentType: String, base: String)
}
