package import CoreDomain

/// A feature in a browse session: it runs commands and shows places. A place is a screen of the
/// feature with its parameters, such as one page of a list.
///
/// The session itself owns the words `go`, `help` and `quit`, and the letters `h` and `q`. A letter
/// is an alias of the same word in all features, so only frequent commands have a letter.
package protocol BrowseFeature: Sendable {
  /// The entries of the commands in the help, in order.
  var browseCommands: [BrowseHelp] { get }

  /// Reloads and shows the place that the user visited last in this feature. Initially, this is
  /// the feature's first place.
  mutating func showAgain() async throws(BrowseFailure)

  /// Runs a command, and follows the routes that lead to places of this feature. The session
  /// follows the other routes.
  ///
  /// - Returns: Whether the line is a command of this feature. If not, the line has no effect.
  mutating func perform(_ line: BrowseLine) async throws(BrowseFailure) -> Bool

  /// Follows a route that comes from a screen of another feature.
  ///
  /// - Returns: Whether the route leads to a place of this feature. If not, it has no effect.
  mutating func go(to route: Route) async throws(BrowseFailure) -> Bool
}
