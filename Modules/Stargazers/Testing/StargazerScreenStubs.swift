public import CoreDomain
public import CoreTesting
public import StargazersDomain

/// Stub screens, to test commands and pages without a view model.
public struct StubStargazersScreens: StargazersScreens {
  public let list: StubScreen<StargazerListState, StargazerListIntent>
  public let detail: StubScreen<StargazerDetailState, StargazerDetailIntent>
  public let history: StubScreen<StarHistoryState, StarHistoryIntent>
  public let comparison: StubScreen<StarComparisonState, StarComparisonIntent>
  public let picture: StubScreen<StarHistoryPictureState, StarHistoryPictureIntent>

  /// Each screen publishes its states after its first intent.
  public init(
    list: [StargazerListState] = [], detail: [StargazerDetailState] = [],
    history: [StarHistoryState] = []
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.history = StubScreen(.idle, then: history)
    comparison = StubScreen(.idle, then: [])
    picture = StubScreen(.idle, then: [])
  }

  public func list(navigator: any Navigator) -> any StargazerListScreen { list }
  public func detail(navigator: any Navigator) -> any StargazerDetailScreen { detail }
  public func history(navigator: any Navigator) -> any StarHistoryScreen { history }
  public func comparison(navigator: any Navigator) -> any StarComparisonScreen { comparison }
  public func picture(navigator: any Navigator) -> any StarHistoryPictureScreen { picture }
  public func destination(of route: Route) -> StargazersDestination? { nil }
}
