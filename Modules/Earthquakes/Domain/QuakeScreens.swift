public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol EarthquakesScreens: Sendable {
  /// - Parameter dialogs: who shows the dialogs of the screen.
  func count(navigator: any Navigator, dialogs: any DialogPresenting) -> any QuakeCountScreen
  func list(navigator: any Navigator) -> any QuakeListScreen
  func detail(navigator: any Navigator) -> any QuakeDetailScreen
  func places(navigator: any Navigator) -> any PlaceListScreen
  func picture(navigator: any Navigator) -> any QuakePictureScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> EarthquakesDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

// MARK: - Count

/// A button, and how many earthquakes there were.
public protocol QuakeCountScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<QuakeCountState>

  /// Counts, and tells the outcome in a dialog, a failure, too. *Try Again* in it counts again; the
  /// intent returns when the dialog was left otherwise.
  func count(_ form: QuakeForm) async

  /// Leaves for the list of what a form asks for.
  func list(_ form: QuakeForm) async
}

/// A state of the count.
public enum QuakeCountState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The answer is on its way: the one state in which a spinner turns.
  case counting(QuakeQuestion)
  case success(QuakeCount)
  case failure(QuakeFailure)
}

/// What can be chosen in the dialogs of the count.
public enum QuakeCountChoice: String, CaseIterable, Hashable, Sendable {
  case cancel
  case tryAgain
}

// MARK: - List

/// The list of earthquakes, as anything with a display and buttons may show it.
public protocol QuakeListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<QuakeListState>

  /// Shows the earthquakes that a form asks for.
  func show(_ form: QuakeListForm) async

  /// Leaves for one of them.
  func open(_ id: Quake.ID) async
}

/// A state of the list.
public enum QuakeListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(QuakeListRequest)
  /// They are being fetched; it has come so far.
  case loading(QuakeProgress)
  case success(QuakeList)
  case failure(QuakeFailure)
}

// MARK: - Detail

/// One event by itself.
public protocol QuakeDetailScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<QuakeDetailState>

  /// Shows the event of an identifier, which may be a former one.
  func show(_ id: Quake.ID) async
}

/// A state of the single event.
public enum QuakeDetailState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(Quake.ID)
  case success(FoundQuake)
  case failure(QuakeFailure)
}

// MARK: - Places

/// The places that have a name.
public protocol PlaceListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<PlaceListState>

  /// Shows the places that a query asks for, at most ``PlaceListState/limit`` of them.
  func show(_ query: String) async

  /// Leaves for the count around a place.
  func choose(_ place: Place) async
}

/// A state of the places.
public enum PlaceListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The largest first.
  case success([Place], of: String)

  /// How many places are shown at most.
  public static let limit = 1000
}

// MARK: - Picture

/// Earthquakes as a picture.
public protocol QuakePictureScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<QuakePictureState>

  /// Draws the earthquakes that a form asks for.
  func draw(_ kind: QuakePictureKind, of form: QuakeForm) async

  /// Draws them into a file.
  func draw(_ kind: QuakePictureKind, of form: QuakeForm, to sink: any ByteSink) async
}

/// A state of the picture.
public enum QuakePictureState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  case preparing(QuakeQuestion)
  /// The earthquakes are being fetched; it has come so far.
  case loading(QuakeProgress)
  case success(QuakePicture)
  case failure(QuakeFailure)
}
