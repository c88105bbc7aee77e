import EarthquakesDomain

/// Turns requests for places into intents of their screen.
struct QuakePlaceListController: Sendable {
  let screen: any PlaceListScreen

  /// Shows the places that `q` asks for; all of them without it.
  func show(_ request: ServerRequest) async {
    await screen.show(request.query["q"] ?? "")
  }
}
