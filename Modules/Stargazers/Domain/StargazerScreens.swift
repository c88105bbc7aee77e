public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol StargazersScreens: Sendable {
  func list(navigator: any Navigator) -> any StargazerListScreen
  func detail(navigator: any Navigator) -> any StargazerDetailScreen
  func history(navigator: any Navigator) -> any StarHistoryScreen
  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> StargazersDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.
// When the task that an intent runs in is cancelled, the last state is a failure that says how far it has come.

// MARK: - List

/// Who has starred a repository.
public protocol StargazerListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StargazerListState>

  /// Tells what is remembered, for a form to begin with.
  func begin() async

  /// Shows the stargazers that a form asks for, and remembers the repository and how many.
  func show(_ form: StargazerListForm) async

  /// Leaves for one of them.
  func open(_ login: String, of repository: String) async

  /// Leaves for the history of a repository.
  func openHistory(of repository: String) async
}

/// A state of the list.
public enum StargazerListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// What is remembered from the last time.
  case ready(StargazerPreferences)
  case preparing(StargazerListRequest)
  /// The pages are being walked through; it has come so far.
  case walking(StargazerProgress)
  case success(StargazerList)
  case failure(StargazerFailure)
}

// MARK: - Detail

/// One stargazer.
public protocol StargazerDetailScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StargazerDetailState>

  /// Shows the stargazer of a name.
  func show(_ login: String, of repository: String) async
}

/// A state of the single stargazer.
public enum StargazerDetailState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(login: String)
  /// The pages are being walked through; it has come so far.
  case walking(StargazerProgress)
  case success(FoundStargazer)
  case failure(StargazerFailure)
}

// MARK: - History

/// How a repository got its stars, week by week.
public protocol StarHistoryScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StarHistoryState>

  /// Shows the history of a repository; of the last one where the text is blank.
  func show(_ repository: String, refreshes: Bool) async

  /// Leaves for the list of a repository.
  func openList(of repository: String) async
}

/// A state of the history.
public enum StarHistoryState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(RepositoryName)
  /// The weeks are being fetched; it has come so far.
  case loading(StargazerProgress)
  case success(StarHistory)
  case failure(StargazerFailure)
}

// MARK: - Picture

/// The history as a picture.
public protocol StarHistoryPictureScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StarHistoryPictureState>

  /// Draws the history of a repository; of the last one where the text is blank.
  func draw(_ repository: String) async

  /// Draws it into a file.
  func draw(_ repository: String, to sink: any ByteSink) async
}

/// A state of the picture.
public enum StarHistoryPictureState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(RepositoryName)
  /// The weeks are being fetched; it has come so far.
  case loading(StargazerProgress)
  case success(StarHistoryPicture)
  case failure(StargazerFailure)
}
