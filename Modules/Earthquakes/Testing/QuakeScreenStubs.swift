public import CoreDomain
public import CoreTesting
public import EarthquakesDomain

/// Stub screens, to test commands and pages without a view model.
public struct StubEarthquakesScreens: EarthquakesScreens {
  public let count: StubScreen<QuakeCountState, QuakeCountIntent>
  public let list: StubScreen<QuakeListState, QuakeListIntent>
  public let detail: StubScreen<QuakeDetailState, QuakeDetailIntent>
  public let places: StubScreen<PlaceListState, PlaceListIntent>
  public let picture: StubScreen<QuakePictureState, QuakePictureIntent>
  public let summary: StubScreen<QuakeSummaryState, QuakeSummaryIntent>

  /// Each screen publishes its states after its first intent.
  public init(
    count: [QuakeCountState] = [], list: [QuakeListState] = [], detail: [QuakeDetailState] = [],
    places: [PlaceListState] = [], picture: [QuakePictureState] = [],
    summary: [QuakeSummaryState] = []
  ) {
    self.count = StubScreen(.idle, then: count)
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.places = StubScreen(.idle, then: places)
    self.picture = StubScreen(.idle, then: picture)
    self.summary = StubScreen(.idle, then: summary)
  }

  public func count(
    navigator: any Navigator, dialogs: any DialogPresenting
  ) -> any QuakeCountScreen { count }
  public func list(navigator: any Navigator) -> any QuakeListScreen { list }
  public func detail(navigator: any Navigator) -> any QuakeDetailScreen { detail }
  public func places(navigator: any Navigator) -> any PlaceListScreen { places }
  public func picture(navigator: any Navigator) -> any QuakePictureScreen { picture }
  public func summary(navigator: any Navigator) -> any QuakeSummaryScreen { summary }
  public func destination(of route: Route) -> EarthquakesDestination? { nil }
}

public typealias SpyEarthquakesRouter = SpyRouter<EarthquakesDestination>
