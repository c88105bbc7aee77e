import EarthquakesDomain

/// Turns requests for places into intents of their screen.
struct QuakePlaceListController: Sendable {
  let screen: any PlaceListScreen

  /// Shows the places that match `q`, or all places without it.
  func show(_ request: ServerRequest) async {
    await screen.show(request.query["q"] ?? "")
  }
}
