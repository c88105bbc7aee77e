import CoreDomain
import EarthquakesDomain

/// Turns requests for an event into intents of its screen.
struct QuakeDetailController: Sendable {
  let screen: any QuakeDetailScreen

  /// Shows the event with the identifier in the path.
  func show(_ request: ServerRequest) async throws(Problem) {
    await screen.show(Quake.ID(try request.parameter("id")))
  }
}
