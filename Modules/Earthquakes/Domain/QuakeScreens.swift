public import CoreDomain

/// Creates the feature's screens. Each screen serves one command or one request, and uses the
/// navigator to open other screens.
public protocol EarthquakesScreens: Sendable {
  /// - Parameter dialogs: Asks the user whether to try again after a failed count.
  func count(navigator: any Navigator, dialogs: any DialogPresenting) -> any QuakeCountScreen
  func list(navigator: any Navigator) -> any QuakeListScreen
  func detail(navigator: any Navigator) -> any QuakeDetailScreen
  func places(navigator: any Navigator) -> any PlaceListScreen
  func picture(navigator: any Navigator) -> any QuakePictureScreen
  func summary(navigator: any Navigator) -> any QuakeSummaryScreen

  /// Returns the destination of a route, or `nil` if the feature has no such route.
  func destination(of route: Route) -> EarthquakesDestination?
}

// MARK: - Count

/// The screen that counts the earthquakes that match a form.
public typealias QuakeCountScreen = Screen<QuakeCountState, QuakeCountIntent>

public enum QuakeCountState: FailableState, Hashable, Sendable {
  case idle
  /// Waiting for the answer. The apps show a spinner in this state only.
  case counting(QuakeQuery)
  case success(QuakeCount)
  case failure(QuakeFailure)
}

public enum QuakeCountIntent: Hashable, Sendable {
  /// Counts, and presents a failure in a dialog. If the user chooses *Try again*, counts again.
  /// Any other choice ends the intent. An invalid form is a failure without a dialog.
  case count(QuakeForm)
  /// Opens the list of the earthquakes that match a form.
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

public enum QuakeListState: FailableState, Hashable, Sendable {
  case idle
  case preparing(QuakeListRequest)
  /// Fetching the earthquakes.
  case loading(QuakeProgress)
  case success(QuakeList)
  case failure(QuakeFailure)
}

public enum QuakeListIntent: Hashable, Sendable {
  /// Shows the earthquakes that match a form.
  case show(QuakeListForm)
  case open(Quake.ID)
}

// MARK: - Detail

/// The screen that shows one event.
public typealias QuakeDetailScreen = Screen<QuakeDetailState, QuakeDetailIntent>

public enum QuakeDetailState: FailableState, Hashable, Sendable {
  case idle
  case preparing(Quake.ID)
  case success(FoundQuake)
  case failure(QuakeFailure)
}

public enum QuakeDetailIntent: Hashable, Sendable {
  /// Shows the event with this current or former identifier.
  case show(Quake.ID)
}

// MARK: - Places

/// The screen that lists the places of the gazetteer, so that the user can choose one.
public typealias PlaceListScreen = Screen<PlaceListState, PlaceListIntent>

/// The contents of the list of places. The list needs no service, so it never shows a failure.
public enum PlaceListState: Hashable, Sendable {
  case idle
  /// The places that match the query `of`, largest first.
  case success([Place], of: String)

  /// The maximum number of places.
  public static let limit = 1000
}

public enum PlaceListIntent: Hashable, Sendable {
  /// Shows the places that match a query, at most ``PlaceListState/limit``.
  case show(String)
  /// Opens the count screen for a place.
  case choose(Place)
}

// MARK: - Picture

/// The screen that draws earthquakes as an image.
public typealias QuakePictureScreen = Screen<QuakePictureState, QuakePictureIntent>

public enum QuakePictureState: FailableState, Hashable, Sendable {
  case idle
  case preparing(QuakeQuery)
  /// Fetching the earthquakes.
  case loading(QuakeProgress)
  case success(QuakePicture)
  case failure(QuakeFailure)
}

public enum QuakePictureIntent: Hashable, Sendable {
  /// Draws the earthquakes that match a form.
  case draw(QuakePictureKind, of: QuakeForm)
}

// MARK: - Summary

/// The screen that summarizes the stored earthquakes. It never asks the service.
public typealias QuakeSummaryScreen = Screen<QuakeSummaryState, QuakeSummaryIntent>

/// The contents of the summary: the number of matching stored earthquakes on each day, or a
/// failure.
public enum QuakeSummaryState: FailableState, Hashable, Sendable {
  case idle
  case success(QuakeSummary)
  case failure(QuakeFailure)
}

public enum QuakeSummaryIntent: Hashable, Sendable {
  /// Summarizes the stored earthquakes that match a form.
  case show(QuakeForm)
}

extension Dialog where Choice == QuakeCountChoice {
  /// Creates the dialog after a failed count. It shows the failure and offers to try again.
  public init(_ failure: QuakeFailure) {
    self.init(
      title: "Earthquakes were not counted", message: failure.description,
      offering: DialogChoice("Cancel", .cancel), DialogChoice("Try again", .tryAgain),
      usually: .tryAgain)
  }
}
