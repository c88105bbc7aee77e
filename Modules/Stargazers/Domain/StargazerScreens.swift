public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request.
public protocol StargazersScreens: Sendable {
  func list(navigator: any Navigator) -> any StargazerListScreen
  func detail(navigator: any Navigator) -> any StargazerDetailScreen
  func history(navigator: any Navigator) -> any StarHistoryScreen
  func comparison(navigator: any Navigator) -> any StarComparisonScreen
  func picture(navigator: any Navigator) -> any StarHistoryPictureScreen

  /// Returns the destination of a route, or `nil` if this feature has no such route.
  func destination(of route: Route) -> StargazersDestination?
}

// If the task of an intent is cancelled, the last state is a failure that contains the progress.

// MARK: - List

/// The screen that lists the stargazers of a repository.
public typealias StargazerListScreen = Screen<StargazerListState, StargazerListIntent>

public enum StargazerListState: FailableState, Hashable, Sendable {
  case idle
  /// The remembered values, for prefilling the form.
  case ready(StargazerPreferences)
  case preparing(StargazerListRequest)
  /// Fetching the pages.
  case loading(StargazerProgress)
  case success(StargazerList)
  case failure(StargazerFailure)
}

public enum StargazerListIntent: Hashable, Sendable {
  /// Shows the remembered values, to prefill a form.
  case begin
  /// Shows the stargazers for a form, and remembers its repository and number of rows.
  case show(StargazerListForm)
  case open(login: String, repository: String)
  case openHistory(repository: String)
}

// MARK: - Detail

/// The screen of a single stargazer.
public typealias StargazerDetailScreen = Screen<StargazerDetailState, StargazerDetailIntent>

public enum StargazerDetailState: FailableState, Hashable, Sendable {
  case idle
  case preparing(login: String)
  /// Fetching the pages.
  case loading(StargazerProgress)
  case success(FoundStargazer)
  case failure(StargazerFailure)
}

public enum StargazerDetailIntent: Hashable, Sendable {
  /// Shows the stargazer with a name. If the repository is blank, searches the repository that was
  /// listed last.
  case show(login: String, repository: String)
}

// MARK: - History

/// The screen that shows the history of a repository's stars, week by week.
public typealias StarHistoryScreen = Screen<StarHistoryState, StarHistoryIntent>

public enum StarHistoryState: FailableState, Hashable, Sendable {
  case idle
  case preparing(RepositoryName)
  /// Fetching the weekly star counts.
  case loading(StargazerProgress)
  case success(StarHistory)
  case failure(StargazerFailure)
}

public enum StarHistoryIntent: Hashable, Sendable {
  /// Shows the history of a repository. If the repository is blank, shows the repository that was
  /// listed last. `refreshes` means to request all weekly star counts again.
  case show(repository: String, refreshes: Bool)
  /// Shows the stored history of the repository whose number of stars was requested last. Sends no
  /// request, and publishes no state if no number of stars is stored.
  case showStored
  case openList(repository: String)
}

// MARK: - Comparison

/// The screen that shows the histories of one or several repositories.
public typealias StarComparisonScreen = Screen<StarComparisonState, StarComparisonIntent>

public enum StarComparisonState: FailableState, Hashable, Sendable {
  case idle
  /// The names of the repositories to load, after validation.
  case preparing([String])
  /// Fetching the weekly star counts of one of the repositories.
  case loading(StargazerProgress)
  /// At least one history, and the failures of the repositories whose history could not be loaded.
  case success([StarHistory], [StargazerFailure])
  case failure(StargazerFailure)
}

public enum StarComparisonIntent: Hashable, Sendable {
  /// Shows the histories of the repositories in a form.
  case show(StarComparisonForm)
}

// MARK: - Picture

/// The screen that draws the star history of a repository as an SVG image.
public typealias StarHistoryPictureScreen = Screen<
  StarHistoryPictureState, StarHistoryPictureIntent
>

public enum StarHistoryPictureState: FailableState, Hashable, Sendable {
  case idle
  case preparing(RepositoryName)
  /// Fetching the weekly star counts.
  case loading(StargazerProgress)
  case success(StarHistoryPicture)
  case failure(StargazerFailure)
}

public enum StarHistoryPictureIntent: Hashable, Sendable {
  /// Draws the star history of a repository. If the repository is blank, draws the repository that
  /// was listed last.
  case draw(repository: String)
}
