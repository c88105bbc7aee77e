public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request.
public protocol StargazersScreens: Sendable {
  func list(navigator: any Navigator) -> any StargazerListScreen
  func detail(navigator: any Navigator) -> any StargazerDetailScreen
  func history(navigator: any Navigator) -> any StarHistoryScreen
  func comparison(navigator: any Navigator) -> any StarComparisonScreen
  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> StargazersDestination?
}

// If the task of an intent is cancelled, the last state is a failure that contains the progress.

// MARK: - List

/// The screen that lists the stargazers of a repository.
public typealias StargazerListScreen = Screen<StargazerListState, StargazerListIntent>

/// A state of the list.
public enum StargazerListState: Hashable, Sendable {
  /// Before the first request.
  case idle
  /// The remembered values.
  case ready(StargazerPreferences)
  case preparing(StargazerListRequest)
  /// Fetching the pages.
  case loading(StargazerProgress)
  case success(StargazerList)
  case failure(StargazerFailure)
}

/// An intent of the list.
public enum StargazerListIntent: Hashable, Sendable {
  /// Shows the remembered values, to prefill a form.
  case begin
  /// Shows the stargazers for a form, and remembers its repository and number of rows.
  case show(StargazerListForm)
  /// Opens a stargazer.
  case open(login: String, repository: String)
  /// Opens the history of a repository.
  case openHistory(repository: String)
}

// MARK: - Detail

/// The screen of a single stargazer.
public typealias StargazerDetailScreen = Screen<StargazerDetailState, StargazerDetailIntent>

/// A state of the detail screen.
public enum StargazerDetailState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(login: String)
  /// Fetching the pages.
  case loading(StargazerProgress)
  case success(FoundStargazer)
  case failure(StargazerFailure)
}

/// An intent of the detail screen.
public enum StargazerDetailIntent: Hashable, Sendable {
  /// Shows the stargazer with a name. A blank repository means the last repository.
  case show(login: String, repository: String)
}

// MARK: - History

/// The screen that shows the history of a repository's stars, week by week.
public typealias StarHistoryScreen = Screen<StarHistoryState, StarHistoryIntent>

/// A state of the history.
public enum StarHistoryState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(RepositoryName)
  /// Fetching the weeks.
  case loading(StargazerProgress)
  case success(StarHistory)
  case failure(StargazerFailure)
}

/// An intent of the history.
public enum StarHistoryIntent: Hashable, Sendable {
  /// Shows the history of a repository. Blank text means the last repository.
  case show(repository: String, refreshes: Bool)
  /// Shows the stored history of the repository that was counted last. Sends no request, and
  /// publishes no state if nothing is stored.
  case showStored
  /// Opens the list of a repository.
  case openList(repository: String)
}

// MARK: - Comparison

/// The screen that shows the histories of one or several repositories.
public typealias StarComparisonScreen = Screen<StarComparisonState, StarComparisonIntent>

/// A state of the comparison.
public enum StarComparisonState: Hashable, Sendable {
  /// Before the first request.
  case idle
  /// The names of the repositories, as typed.
  case preparing([String])
  /// Fetching the weeks of a repository.
  case loading(StargazerProgress)
  /// At least one history, and the failures of the repositories whose history could not be loaded.
  case success([StarHistory], [StargazerFailure])
  case failure(StargazerFailure)
}

/// An intent of the comparison.
public enum StarComparisonIntent: Hashable, Sendable {
  /// Shows the histories of the repositories in a form.
  case show(StarComparisonForm)
}

// MARK: - Picture

/// The screen that draws the history as an image.
public typealias StarHistoryPictureScreen = Screen<
  StarHistoryPictureState, StarHistoryPictureIntent
>

/// A state of the image screen.
public enum StarHistoryPictureState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(RepositoryName)
  /// Fetching the weeks.
  case loading(StargazerProgress)
  case success(StarHistoryPicture)
  case failure(StargazerFailure)
}

/// An intent of the image screen.
public enum StarHistoryPictureIntent: Hashable, Sendable {
  /// Draws the history of a repository. Blank text means the last repository.
  case draw(repository: String)
}
