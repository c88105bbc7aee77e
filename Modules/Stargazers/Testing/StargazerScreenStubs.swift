public import CoreDomain
public import CoreTesting
public import StargazersDomain

/// Screens that show predefined states and record the intents they receive.
///
/// They are for testing the apps' views, bindings and controllers without a view model.
public struct StubStargazersScreens: StargazersScreens {
  public let list: StubScreen<StargazerListState, StargazerListIntent>
  public let detail: StubScreen<StargazerDetailState, StargazerDetailIntent>
  public let history: StubScreen<StarHistoryState, StarHistoryIntent>
  public let picture: StubScreen<StarHistoryPictureState, StarHistoryPictureIntent>
  private let destinations: [Route: StargazersDestination]

  /// Creates the screens. Each shows its states one after the other when it receives an intent.
  ///
  /// - Parameter destinations: The destinations of routes.
  public init(
    list: [StargazerListState] = [], detail: [StargazerDetailState] = [],
    history: [StarHistoryState] = [], picture: [StarHistoryPictureState] = [],
    destinations: [Route: StargazersDestination] = [:]
  ) {
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.history = StubScreen(.idle, then: history)
    self.picture = StubScreen(.idle, then: picture)
    self.destinations = destinations
  }

  public func list(navigator: any Navigator) -> any StargazerListScreen { list }
  public func detail(navigator: any Navigator) -> any StargazerDetailScreen { detail }
  public func history(navigator: any Navigator) -> any StarHistoryScreen { history }
  public func picture(navigator: any Navigator) -> any StarHistoryPictureScreen { picture }
  public func destination(of route: Route) -> StargazersDestination? { destinations[route] }
}

/// The intents of the list.
public enum StargazerListIntent: Hashable, Sendable {
  case begin
  case show(StargazerListForm)
  case open(String, of: String)
  case openHistory(of: String)
}

extension StubScreen: StargazerListScreen
where State == StargazerListState, Intent == StargazerListIntent {
  public func begin() async { take(.begin) }
  public func show(_ form: StargazerListForm) async { take(.show(form)) }
  public func open(_ login: String, of repository: String) async {
    take(.open(login, of: repository))
  }
  public func openHistory(of repository: String) async { take(.openHistory(of: repository)) }
}

/// The intent of the detail screen.
public struct StargazerDetailIntent: Hashable, Sendable {
  public let login: String
  public let repository: String

  public init(_ login: String, of repository: String) {
    self.login = login
    self.repository = repository
  }
}

extension StubScreen: StargazerDetailScreen
where State == StargazerDetailState, Intent == StargazerDetailIntent {
  public func show(_ login: String, of repository: String) async {
    take(StargazerDetailIntent(login, of: repository))
  }
}

/// The intents of the history.
public enum StarHistoryIntent: Hashable, Sendable {
  case show(String, refreshes: Bool)
  case openList(of: String)
}

extension StubScreen: StarHistoryScreen
where State == StarHistoryState, Intent == StarHistoryIntent {
  public func show(_ repository: String, refreshes: Bool) async {
    take(.show(repository, refreshes: refreshes))
  }
  public func openList(of repository: String) async { take(.openList(of: repository)) }
}

/// The intent of the image screen.
public struct StarHistoryPictureIntent: Hashable, Sendable {
  public let repository: String
  public let isForFile: Bool

  public init(_ repository: String, isForFile: Bool) {
    self.repository = repository
    self.isForFile = isForFile
  }
}

extension StubScreen: StarHistoryPictureScreen
where State == StarHistoryPictureState, Intent == StarHistoryPictureIntent {
  public func draw(_ repository: String) async {
    take(StarHistoryPictureIntent(repository, isForFile: false))
  }

  public func draw(_ repository: String, to sink: any ByteSink) async {
    take(StarHistoryPictureIntent(repository, isForFile: true))
  }
}
