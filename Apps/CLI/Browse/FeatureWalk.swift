import CoreDomain

/// A feature's part of a walk: its places, and the orders that they take.
///
/// The words `go`, `help` and `quit`, and the letters `h` and `q`, belong to the walk as a whole.
protocol FeatureWalk: Sendable {
  /// The orders, as help lists them.
  var orders: [BrowseHelp] { get }

  /// Shows the place that was left last, as it is by now; at first, where the feature begins.
  mutating func showAgain() async throws(BrowseFailure)

  /// Carries out an order, and follows the routes of this feature that screens leave for. Other
  /// routes are passed on, see ``BrowseNavigator/pass(_:)``.
  ///
  /// - Returns: whether the line is an order of this feature. When not, nothing was done.
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool

  /// Goes where a screen of another feature has left for.
  ///
  /// - Returns: whether the route leads to a place of this feature. When not, nothing was done.
  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool
}
