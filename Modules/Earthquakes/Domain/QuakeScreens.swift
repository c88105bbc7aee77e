public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request.
public protocol EarthquakesScreens: Sendable {
  /// - Parameter dialogs: Presents the screen's dialogs.
  func count(navigator: any Navigator, dialogs: any DialogPresenting) -> any QuakeCountScreen
  func list(navigator: any Navigator) -> any QuakeListScreen
  func detail(navigator: any Navigator) -> any QuakeDetailScreen
  func places(navigator: any Navigator) -> any PlaceListScreen
  func picture(navigator: any Navigator) -> any QuakePictureScreen
  func summary(navigator: any Navigator) -> any QuakeSummaryScreen

  /// Returns the destination of a route, or `nil` if the route belongs to another feature.
  func destination(of route: Route) -> EarthquakesDestination?
}

// MARK: - Count

/// A screen with a button that counts earthquakes.
public typealias QuakeCountScreen = Screen<QuakeCountState, QuakeCountIntent>

/// A state of the count.
public enum QuakeCountState: Hashable, Sendable {
  /// Before the first request.
  case idle
  /// Waiting for the answer. Only this state shows a spinner.
  case counting(QuakeQuery)
  case success(QuakeCount)
  case failure(QuakeFailure)
}

/// An intent of the count.
public enum QuakeCountIntent: Hashable, Sendable {
  /// Counts, and presents a failure in a dialog. Choosing *Try again* counts again. The intent ends
  /// with a success, or when the user dismisses the dialog in another way.
  case count(QuakeForm)
  /// Opens the list for a form.
  case list(QuakeForm)
}

/// The choices in the dialog of a failed count.
public enum QuakeCountChoice: String, CaseIterable, Hashable, Sendable {
  case cancel
  case tryAgain
}

// MARK: - List

/// The screen that lists earthquakes.
public typealias QuakeListScreen = Screen<QuakeListState, QuakeListIntent>

/// A state of the list.
public enum QuakeListState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(QuakeListRequest)
  /// Fetching the earthquakes.
  case loading(QuakeProgress)
  case success(QuakeList)
  case failure(QuakeFailure)
}

/// An intent of the list.
public enum QuakeListIntent: Hashable, Sendable {
  /// Shows the earthquakes that match a form.
  case show(QuakeListForm)
  /// Opens the detail screen of a quake.
  case open(Quake.ID)
}

// MARK: - Detail

/// The screen of a single event.
public typealias QuakeDetailScreen = Screen<QuakeDetailState, QuakeDetailIntent>

/// A state of the detail screen.
public enum QuakeDetailState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(Quake.ID)
  case success(FoundQuake)
  case failure(QuakeFailure)
}

/// An intent of the detail screen.
public enum QuakeDetailIntent: Hashable, Sendable {
  /// Shows the event with this current or former identifier.
  case show(Quake.ID)
}

// MARK: - Places

/// The screen that lists places.
public typealias PlaceListScreen = Screen<PlaceListState, PlaceListIntent>

/// A state of the list of places.
public enum PlaceListState: Hashable, Sendable {
  /// Before the first query.
  case idle
  /// The places that match the query `of`, largest first.
  case success([Place], of: String)

  /// The maximum number of places.
  public static let limit = 1000
}

/// An intent of the list of places.
public enum PlaceListIntent: Hashable, Sendable {
  /// Shows the places that match a query, at most ``PlaceListState/limit``.
  case show(String)
  /// Opens the count screen for a place.
  case choose(Place)
}

// MARK: - Picture

/// The screen that draws earthquakes as an image.
public typealias QuakePictureScreen = Screen<QuakePictureState, QuakePictureIntent>

/// A state of the image.
public enum QuakePictureState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(QuakeQuery)
  /// Fetching the earthquakes.
  case loading(QuakeProgress)
  case success(QuakePicture)
  case failure(QuakeFailure)
}

/// An intent of the image.
public enum QuakePictureIntent: Hashable, Sendable {
  /// Draws the earthquakes that match a form.
  case draw(QuakePictureKind, of: QuakeForm)
}

// MARK: - Summary

/// The screen that summarizes the stored earthquakes. It never asks the service.
public typealias QuakeSummaryScreen = Screen<QuakeSummaryState, QuakeSummaryIntent>

/// A state of the summary.
public enum QuakeSummaryState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case success(QuakeSummary)
  case failure(QuakeFailure)
}

/// An intent of the summary.
public enum QuakeSummaryIntent: Hashable, Sendable {
  /// Summarizes the stored earthquakes that match a form.
  case show(QuakeForm)
}
