public import CoreDomain

/// A factory of the feature's screens. Each call creates a new screen, for one command or one
/// request.
public protocol StargazersScreens: Sendable {
  func list(navigator: any Navigator) -> any StargazerListScreen
  func detail(navigator: any Navigator) -> any StargazerDetailScreen
  func history(navigator: any Navigator) -> any StarHistoryScreen
  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> StargazersDestination?
}

// All screens behave alike: `states()` starts with the current state, an intent returns after its
// last state has been sent, and intents are ignored while another one is running. If the intent's
// task is cancelled, the last state is a failure with the progress.

// MARK: - List

/// The stargazers of a repository.
public protocol StargazerListScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<StargazerListState>

  /// Sends the remembered values, to prefill a form.
  func begin() async

  /// Shows the stargazers for a form, and remembers its repository and number of rows.
  func show(_ form: StargazerListForm) async

  /// Opens a stargazer.
  func open(_ login: String, of repository: String) async

  /// Opens the history of a repository.
  func openHistory(of repository: String) async
}

/// A state of the list.
public enum StargazerListState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The remembered values.
  case ready(StargazerPreferences)
  case preparing(StargazerListRequest)
  /// The pages are being read. Carries the progress.
  case walking(StargazerProgress)
  case success(StargazerList)
  case failure(StargazerFailure)
}

// MARK: - Detail

/// One stargazer.
public protocol StargazerDetailScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<StargazerDetailState>

  /// Shows the stargazer with a name.
  func show(_ login: String, of repository: String) async
}

/// A state of the detail screen.
public enum StargazerDetailState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing(login: String)
  /// The pages are being read. Carries the progress.
  case walking(StargazerProgress)
  case success(FoundStargazer)
  case failure(StargazerFailure)
}

// MARK: - History

/// The history of a repository's stars, week by week.
public protocol StarHistoryScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<StarHistoryState>

  /// Shows the history of a repository, or of the last one if the text is blank.
  func show(_ repository: String, refreshes: Bool) async

  /// Opens the list of a repository.
  func openList(of repository: String) async
}

/// A state of the history.
public enum StarHistoryState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing(RepositoryName)
  /// The weeks are being fetched. Carries the progress.
  case loading(StargazerProgress)
  case success(StarHistory)
  case failure(StargazerFailure)
}

// MARK: - Picture

/// The history as an image.
public protocol StarHistoryPictureScreen: Sendable {
  /// Returns the states in order, starting with the current one.
  func states() async -> AsyncStream<StarHistoryPictureState>

  /// Draws the history of a repository, or of the last one if the text is blank.
  func draw(_ repository: String) async

  /// Draws the history into a file.
  func draw(_ repository: String, to sink: any ByteSink) async
}

/// A state of the image screen.
public enum StarHistoryPictureState: Hashable, Sendable {
  /// Nothing has been requested yet.
  case idle
  case preparing(RepositoryName)
  /// The weeks are being fetched. Carries the progress.
  case loading(StargazerProgress)
  case success(StarHistoryPicture)
  case failure(StargazerFailure)
}
