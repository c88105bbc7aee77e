public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol EarthquakesScreens: Sendable {
  func list(navigator: any Navigator) -> any QuakeListScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> EarthquakesDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

/// The list of earthquakes, as anything with a display and buttons may show it.
public protocol QuakeListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<QuakeListState>

  /// Shows the newest earthquakes.
  func show() async

  /// Keeps a quake with the title that was typed. When it was kept, leaves for the list.
  func add(_ typed: String) async

  /// Removes the quake of an identifier. When it was removed, leaves for the list.
  func remove(_ id: Quake.ID) async
}

/// A state of the list.
public enum QuakeListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The earthquakes are being fetched or changed.
  case preparing
  /// The newest earthquakes, newest first.
  case success([Quake])
  case added(Quake)
  case removed(Quake.ID)
  case failure(QuakeFailure)
}
