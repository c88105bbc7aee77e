public import CoreDomain
public import CoreTesting
public import NewsDomain

/// Screens with preset states that record the intents.
///
/// With these, the apps' views, bindings and controllers are tested without a view model.
public struct StubNewsScreens: NewsScreens {
  public let list: StubScreen<StoryListState, StoryListIntent>
  public let detail: StubScreen<StoryDetailState, StoryDetailIntent>
  public let feeds: StubScreen<NewsFeedsState, NewsFeedsIntent>
  public let transfer: StubScreen<NewsTransferState, NewsTransferIntent>
  public let filters: StubScreen<NewsFiltersState, NewsFiltersIntent>
  public let preview: StubScreen<NewsPreviewState, NewsPreviewIntent>
  private let destinations: [Route: NewsDestination]

  /// Creates the screens. Each screen publishes its states in order when it receives an intent.
  ///
  /// - Parameter destinations: The destinations of routes.
  public init(
    list: [StoryListState] = [], detail: [StoryDetailState] = [], feeds: [NewsFeedsState] = [],
    transfer: [NewsTransferState] = [], filters: [NewsFiltersState] = [],
    preview: [NewsPreviewState] = [], destinations: [Route: NewsDestination] = [:]
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.feeds = StubScreen(.idle, then: feeds)
    self.transfer = StubScreen(.idle, then: transfer)
    self.filters = StubScreen(.idle, then: filters)
    self.preview = StubScreen(.idle, then: preview)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any StoryListScreen { list }
  public func detail(navigator: any Navigator) -> any StoryDetailScreen { detail }
  public func feeds(navigator: any Navigator) -> any NewsFeedsScreen { feeds }
  public func transfer(navigator: any Navigator) -> any NewsTransferScreen { transfer }
  public func filters(navigator: any Navigator) -> any NewsFiltersScreen { filters }
  public func preview(navigator: any Navigator) -> any NewsPreviewScreen { preview }
  public func destination(of route: Route) -> NewsDestination? { destinations[route] }
}

/// An intent of the list screen.
public enum StoryListIntent: Hashable, Sendable {
  case show(StoryListForm, refreshing: Bool)
  case markRead(feed: String, category: String, thenShowing: StoryListForm)
  case star(Story.ID, Bool, thenShowing: StoryListForm)
  case open(Story.ID)
}

extension StubScreen: StoryListScreen where State == StoryListState, Intent == StoryListIntent {
  public func show(_ form: StoryListForm, refreshing: Bool) async {
    take(.show(form, refreshing: refreshing))
  }
  public func markRead(feed: String, category: String, thenShowing form: StoryListForm) async {
    take(.markRead(feed: feed, category: category, thenShowing: form))
  }
  public func star(_ id: Story.ID, _ isStarred: Bool, thenShowing form: StoryListForm) async {
    take(.star(id, isStarred, thenShowing: form))
  }
  public func open(_ id: Story.ID) async { take(.open(id)) }
}

/// An intent of the detail screen.
public enum StoryDetailIntent: Hashable, Sendable {
  case show(Story.ID, of: String = "", keepingUnread: Bool)
  case find(String)
  case star(Story.ID, Bool)
  case mark(Story.ID, asRead: Bool)
  case bookmark(Story.ID)
}

extension StubScreen: StoryDetailScreen
where State == StoryDetailState, Intent == StoryDetailIntent {
  public func show(_ id: Story.ID, of feed: String, keepingUnread: Bool) async {
    take(.show(id, of: feed, keepingUnread: keepingUnread))
  }
  public func find(_ typed: String) async { take(.find(typed)) }
  public func star(_ id: Story.ID, _ isStarred: Bool) async { take(.star(id, isStarred)) }
  public func mark(_ id: Story.ID, asRead isRead: Bool) async { take(.mark(id, asRead: isRead)) }
  public func bookmark(_ id: Story.ID) async { take(.bookmark(id)) }
}

/// An intent of the feeds screen.
public enum NewsFeedsIntent: Hashable, Sendable {
  case show
  case add(NewsFeedForm)
  case remove(String)
  case file(String, under: String)
  case refresh([String])
}

extension StubScreen: NewsFeedsScreen where State == NewsFeedsState, Intent == NewsFeedsIntent {
  public func show() async { take(.show) }
  public func add(_ form: NewsFeedForm) async { take(.add(form)) }
  public func remove(_ feed: String) async { take(.remove(feed)) }
  public func file(_ feed: String, under category: String) async {
    take(.file(feed, under: category))
  }
  public func refresh(_ feeds: [String]) async { take(.refresh(feeds)) }
}

/// An intent of the transfer screen.
public enum NewsTransferIntent: Hashable, Sendable {
  case importList
  case exportList
}

extension StubScreen: NewsTransferScreen
where State == NewsTransferState, Intent == NewsTransferIntent {
  public func importList(_ source: any ByteSource) async { take(.importList) }
  public func exportList(to sink: any ByteSink) async { take(.exportList) }
}

/// An intent of the filters screen.
public enum NewsFiltersIntent: Hashable, Sendable {
  case show
  case add(NewsFilterForm)
  case remove(String)
}

extension StubScreen: NewsFiltersScreen
where State == NewsFiltersState, Intent == NewsFiltersIntent {
  public func show() async { take(.show) }
  public func add(_ form: NewsFilterForm) async { take(.add(form)) }
  public func remove(_ number: String) async { take(.remove(number)) }
}

/// An intent of the preview screen.
public enum NewsPreviewIntent: Hashable, Sendable {
  case address(String)
  case document(contentType: String, base: String)
}

extension StubScreen: NewsPreviewScreen
where State == NewsPreviewState, Intent == NewsPreviewIntent {
  public func preview(address: String) async { take(.address(address)) }
  public func preview(_ source: any ByteSource, contentType: String, base: String) async {
    take(.document(contentType: contentType, base: base))
  }
}
