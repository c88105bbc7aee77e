public import CoreDomain
public import CoreTesting
public import NewsDomain

/// Stub screens, which publish preset states and record the intents that they receive. They replace
/// the view models in tests of the commands and pages.
public struct StubNewsScreens: NewsScreens {
  public let list: StubScreen<StoryListState, StoryListIntent>
  public let detail: StubScreen<StoryDetailState, StoryDetailIntent>
  public let feeds: StubScreen<NewsFeedsState, NewsFeedsIntent>
  public let transfer: StubScreen<NewsTransferState, NewsTransferIntent>
  public let filters: StubScreen<NewsFiltersState, NewsFiltersIntent>
  public let preview: StubScreen<NewsPreviewState, NewsPreviewIntent>
  private let destinations: [Route: NewsDestination]

  /// Creates the screens. Each screen publishes its states in order when it receives its first
  /// intent.
  ///
  /// - Parameter destinations: The destination that each route maps to.
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

/// A router that records the opened destinations and does not navigate.
public typealias SpyNewsRouter = SpyRouter<NewsDestination>
