public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request.
public protocol EarthquakesScreens: Sendable {
  /// - Parameter dialogs: Presents the screen's dialogs.
  func count(navigator: any Navigator, dialogs: any DialogPresenting) -> any QuakeCountScreen
  func list(navigator: any Navigator) -> any QuakeListScreen
  func detail(navigator: any Navigator) -> any QuakeDetailScreen
  func places(navigator: any Navigator) -> any PlaceListScreen
  func picture(navigator: any Navigator) -> any QuakePictureScreen

  /// Returns the destination of a route, or `nil` if the route is not one of this feature's.
  func destination(of route: Route) -> EarthquakesDestination?
}

// All screens have this in common: states arrive in order, starting with the current one; an intent
// returns after its last state was published; while an intent runs, further intents are ignored.

// MARK: - Count

/// A screen with a button that counts earthquakes.
public protocol QuakeCountScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<QuakeCountState>

  /// Counts, and presents the result or the failure in a dialog. Choosing *Try Again* counts again;
  /// the intent returns when the dialog is dismissed otherwise.
  func count(_ form: QuakeForm) async

  /// Opens the list for a form.
  func list(_ form: QuakeForm) async
}

/// A state of the count.
public enum QuakeCountState: Hashable, Sendable {
  /// Before the first request.
  case idle
  /// Waiting for the answer; the only state that shows a spinner.
  case counting(QuakeQuestion)
  case success(QuakeCount)
  case failure(QuakeFailure)
}

/// The choices in the dialogs of the count.
public enum QuakeCountChoice: String, CaseIterable, Hashable, Sendable {
  case cancel
  case tryAgain
}

// MARK: - List

/// The list of earthquakes, independent of the user interface.
public protocol QuakeListScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<QuakeListState>

  /// Shows the earthquakes that match a form.
  func show(_ form: QuakeListForm) async

  /// Opens the detail screen of a quake.
  func open(_ id: Quake.ID) async
}

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

// MARK: - Detail

/// The screen of a single event.
public protocol QuakeDetailScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<QuakeDetailState>

  /// Shows the event with this current or former identifier.
  func show(_ id: Quake.ID) async
}

/// A state of the detail screen.
public enum QuakeDetailState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(Quake.ID)
  case success(FoundQuake)
  case failure(QuakeFailure)
}

// MARK: - Places

/// The screen that lists places.
public protocol PlaceListScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<PlaceListState>

  /// Shows the places that match a query, at most ``PlaceListState/limit``.
  func show(_ query: String) async

  /// Opens the count screen for a place.
  func choose(_ place: Place) async
}

/// A state of the list of places.
public enum PlaceListState: Hashable, Sendable {
  /// Before the first query.
  case idle
  /// Sorted by size, the largest first.
  case success([Place], of: String)

  /// The maximum number of places.
  public static let limit = 1000
}

// MARK: - Picture

/// The screen that draws earthquakes as an image.
public protocol QuakePictureScreen: Sendable {
  /// The states in order, starting with the current one.
  func states() async -> AsyncStream<QuakePictureState>

  /// Draws the earthquakes that match a form.
  func draw(_ kind: QuakePictureKind, of form: QuakeForm) async

  /// Draws the earthquakes that match a form and writes the image to a file.
  func draw(_ kind: QuakePictureKind, of form: QuakeForm, to sink: any ByteSink) async
}

/// A state of the image.
public enum QuakePictureState: Hashable, Sendable {
  /// Before the first request.
  case idle
  case preparing(QuakeQuestion)
  /// Fetching the earthquakes.
  case loading(QuakeProgress)
  case success(QuakePicture)
  case failure(QuakeFailure)
}
