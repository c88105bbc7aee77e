public import CoreDomain
public import NewsDomain

/// The screens of news, with their view models.
public struct DefaultNewsScreens: NewsScreens {
  private let stored: any StoredStories
  private let repository: any StoryRepository
  private let rules: NewsRules
  private let context: ScreenContext<NewsDestination>

  public init(
    stored: any StoredStories, repository: any StoryRepository, rules: NewsRules,
    context: ScreenContext<NewsDestination>
  ) {
    self.stored = stored
    self.repository = repository
    self.rules = rules
    self.context = context
  }

  public func list(navigator: any Navigator) -> any StoryListScreen {
    context.screen(
      StoryListViewModel(
        stored: stored, repository: repository, router: context.router(navigator), rules: rules))
  }

  public func detail(navigator: any Navigator) -> any StoryDetailScreen {
    context.screen(
      StoryDetailViewModel(
        stored: stored, repository: repository, router: context.router(navigator), rules: rules))
  }

  public func feeds(navigator: any Navigator) -> any NewsFeedsScreen {
    context.screen(NewsFeedsViewModel(stored: stored, repository: repository, rules: rules))
  }

  public func transfer(navigator: any Navigator) -> any NewsTransferScreen {
    context.screen(NewsTransferViewModel(repository: repository))
  }

  public func filters(navigator: any Navigator) -> any NewsFiltersScreen {
    context.screen(NewsFiltersViewModel(stored: stored))
  }

  public func preview(navigator: any Navigator) -> any NewsPreviewScreen {
    context.screen(NewsPreviewViewModel(repository: repository, rules: rules))
  }

  public func destination(of route: Route) -> NewsDestination? {
    context.destination(of: route)
  }
}
