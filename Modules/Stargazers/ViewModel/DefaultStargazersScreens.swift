public import CoreDomain
public import StargazersDomain

/// The screens of stargazers, with their view models.
public struct DefaultStargazersScreens: StargazersScreens {
  private let repository: any StargazerRepository
  private let preferences: any StargazerPreferencesReader
  private let writer: any StargazerPreferencesWriter
  private let context: ScreenContext<StargazersDestination>

  public init(
    repository: any StargazerRepository, preferences: any StargazerPreferencesReader,
    writer: any StargazerPreferencesWriter, context: ScreenContext<StargazersDestination>
  ) {
    self.repository = repository
    self.preferences = preferences
    self.writer = writer
    self.context = context
  }

  public func list(navigator: any Navigator) -> any StargazerListScreen {
    context.screen(
      StargazerListViewModel(
        repository: repository, router: context.router(navigator), preferences: preferences,
        writer: writer))
  }

  public func detail(navigator: any Navigator) -> any StargazerDetailScreen {
    context.screen(StargazerDetailViewModel(repository: repository, preferences: preferences))
  }

  public func history(navigator: any Navigator) -> any StarHistoryScreen {
    context.screen(
      StarHistoryViewModel(
        repository: repository, router: context.router(navigator), preferences: preferences))
  }

  public func comparison(navigator: any Navigator) -> any StarComparisonScreen {
    context.screen(StarComparisonViewModel(repository: repository, preferences: preferences))
  }

  public func picture(navigator: any Navigator) -> any StarHistoryPictureScreen {
    context.screen(StarHistoryPictureViewModel(repository: repository, preferences: preferences))
  }

  public func destination(of route: Route) -> StargazersDestination? {
    context.destination(of: route)
  }
}
