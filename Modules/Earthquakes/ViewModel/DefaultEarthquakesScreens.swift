public import CoreDomain
public import EarthquakesDomain

/// The screens of earthquakes, with their view models.
public struct DefaultEarthquakesScreens: EarthquakesScreens {
  private let repository: any QuakeRepository
  private let stored: any StoredQuakeDays
  private let rules: QuakeRules
  private let context: ScreenContext<EarthquakesDestination>

  public init(
    repository: any QuakeRepository, stored: any StoredQuakeDays, rules: QuakeRules,
    context: ScreenContext<EarthquakesDestination>
  ) {
    self.repository = repository
    self.stored = stored
    self.rules = rules
    self.context = context
  }

  public func count(
    navigator: any Navigator, dialogs: any DialogPresenting
  ) -> any QuakeCountScreen {
    context.screen(
      QuakeCountViewModel(
        repository: repository, router: context.router(navigator), dialogs: dialogs, rules: rules))
  }

  public func list(navigator: any Navigator) -> any QuakeListScreen {
    context.screen(
      QuakeListViewModel(
        repository: repository, router: context.router(navigator), rules: rules))
  }

  public func detail(navigator: any Navigator) -> any QuakeDetailScreen {
    context.screen(QuakeDetailViewModel(repository: repository))
  }

  public func places(navigator: any Navigator) -> any PlaceListScreen {
    context.screen(PlaceListViewModel(router: context.router(navigator), rules: rules))
  }

  public func picture(navigator: any Navigator) -> any QuakePictureScreen {
    context.screen(QuakePictureViewModel(repository: repository, rules: rules))
  }

  public func summary(navigator: any Navigator) -> any QuakeSummaryScreen {
    context.screen(QuakeSummaryViewModel(stored: stored, rules: rules))
  }

  public func destination(of route: Route) -> EarthquakesDestination? {
    context.destination(of: route)
  }
}
