public import CoreDomain

/// The screens of the feature, made new each time: a screen belongs to one command or one request.
public protocol StargazersScreens: Sendable {
  func list(navigator: any Navigator) -> any StargazerListScreen

  /// The place that a route means, or nothing when it is none of this feature.
  func destination(of route: Route) -> StargazersDestination?
}

// What all screens have in common: states come in order, beginning with that of the moment; an
// intent returns when its last state has been announced; while one works, the others do nothing.

/// The list of stargazers, as anything with a display and buttons may show it.
public protocol StargazerListScreen: Sendable {
  /// Every state in order, beginning with that of the moment.
  func states() async -> AsyncStream<StargazerListState>

  /// Shows the newest stargazers.
  func show() async

  /// Keeps a stargazer with the title that was typed. When it was kept, leaves for the list.
  func add(_ typed: String) async

  /// Removes the stargazer of an identifier. When it was removed, leaves for the list.
  func remove(_ id: Stargazer.ID) async
}

/// A state of the list.
public enum StargazerListState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The stargazers are being fetched or changed.
  case preparing
  /// The newest stargazers, newest first.
  case success([Stargazer])
  case added(Stargazer)
  case removed(Stargazer.ID)
  case failure(StargazerFailure)
}
