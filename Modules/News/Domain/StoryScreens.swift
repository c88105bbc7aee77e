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

public enum StoryListState: FailableState, Hashable, Sendable {
  case idle
  case preparing(StoryListForm)
  /// The stored stories, while the feeds are being fetched.
  case refreshing(StoryPage, RefreshProgress)
  /// The stored stories. After a refresh, also its result; otherwise `nil`.
  case success(StoryPage, RefreshReport?)
  /// This number of stories were unread and are now read. The states of the shown list follow.
  case marked(Int)
  case failure(StoryFailure)
}

/// The feeds and categories are the text that the user typed.
public enum StoryListIntent: Hashable, Sendable {
  /// Shows the stored stories. If `refreshing` is set, also fetches the feeds that are due and
  /// shows the stories again.
  case show(StoryListForm, refreshing: Bool)
  /// Marks the stories of a feed or of a category as read; if both are empty, marks all stories.
  /// Then shows the stories that match a form. Fails if both are set, or if the category is blank.
  /// `upTo` is the ``StoryPage/lastStored`` of the page that the user saw. Stories that were stored
  /// later stay unread. If it is empty, no story does.
  case markRead(feed: String, category: String, upTo: String = "", thenShowing: StoryListForm)
  /// Stars or unstars a story. Then shows the stories that match a form.
  case star(Story.ID, Bool, thenShowing: StoryListForm)
  /// Opens the detail screen of a story.
  case open(Story.ID)
}

// MARK: - Detail

/// The screen of a single story.
public typealias StoryDetailScreen = Screen<StoryDetailState, StoryDetailIntent>

public enum StoryDetailState: FailableState, Hashable, Sendable {
  case idle
  case preparing(Story.ID)
  case success(Story)
  case failure(StoryFailure)
}

public enum StoryDetailIntent: Hashable, Sendable {
  /// Shows a story, and marks it as read unless `keepingUnread` is set. If the database cannot be
  /// changed, the story is shown unread. `of` is the feed whose version to show, as the user typed
  /// it. If it is empty, the default version is shown: see ``StoryVersion/shown(among:)``.
  case show(Story.ID, of: String = "", keepingUnread: Bool)
  /// Shows the story with this identifier, this unique prefix of an identifier, or this link,
  /// without marking it as read.
  case find(String)
  /// Stars or unstars the story, and shows it.
  case star(Story.ID, Bool)
  /// Marks the story as read or unread, and shows it.
  case mark(Story.ID, asRead: Bool)
  /// Opens the form for a new bookmark, filled in with the story's link and title. Fails if the
  /// story has no link.
  case bookmark(Story.ID)
}

// MARK: - Feeds

/// The screen of the subscribed feeds.
public typealias NewsFeedsScreen = Screen<NewsFeedsState, NewsFeedsIntent>

public enum NewsFeedsState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  /// The feed of this form is being fetched.
  case adding(NewsFeedForm)
  case added(AddedFeed)
  case removed(NewsFeed)
  /// The feed was moved to another category, or out of its category.
  case filed(NewsFeed)
  /// The feeds are being fetched.
  case refreshing(RefreshProgress)
  case refreshed(RefreshReport)
  case success([NewsFeedOverview])
  case failure(StoryFailure)
}

/// The user names a feed by its identifier, address or title. Each intent that succeeds ends by
/// showing all feeds.
public enum NewsFeedsIntent: Hashable, Sendable {
  case show
  /// Subscribes to a feed.
  case add(NewsFeedForm)
  case remove(String)
  /// Moves a feed to another category; a blank category removes it from its category.
  case file(String, under: String)
  /// Fetches feeds even if they are not due. An empty array means all feeds.
  case refresh([String])
}

// MARK: - Transfer

/// The screen that imports and exports lists of feeds.
public typealias NewsTransferScreen = Screen<NewsTransferState, NewsTransferIntent>

public enum NewsTransferState: FailableState, Hashable, Sendable {
  case idle
  case working
  case imported(ImportedFeeds)
  /// All feeds were exported; this is their number.
  case exported(Int)
  case failure(StoryFailure)
}

public enum NewsTransferIntent: Sendable {
  /// Subscribes to the feeds of an OPML list, without fetching them.
  case importList(any ByteSource)
  /// Writes all feeds as an OPML list.
  case exportList(to: any ByteSink)
}

// MARK: - Filters

/// The screen of the filters, which hide stories.
public typealias NewsFiltersScreen = Screen<NewsFiltersState, NewsFiltersIntent>

public enum NewsFiltersState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  case success([NewsFilter])
  case failure(StoryFailure)
}

/// Each intent that succeeds ends by showing all filters.
public enum NewsFiltersIntent: Hashable, Sendable {
  case show
  case add(NewsFilterForm)
  /// Removes the filter with this number, as typed.
  case remove(String)
}

// MARK: - Preview

/// The screen that shows a feed before subscribing to it.
public typealias NewsPreviewScreen = Screen<NewsPreviewState, NewsPreviewIntent>

public enum NewsPreviewState: FailableState, Hashable, Sendable {
  case idle
  case preparing
  case success(ParsedFeed)
  case failure(StoryFailure)
}

public enum NewsPreviewIntent: Sendable {
  /// Fetches the feed at an address, or the feed of the page at that address, and shows its
  /// content.
  case address(String)
  /// Shows the content of a document, which is read from a file or a request. `contentType` is the
  /// value of its `Content-Type` header, and `base` the base of its relative addresses. Both are
  /// empty if unknown.
  case document(any ByteSource, contentType: String, base: String)
}
