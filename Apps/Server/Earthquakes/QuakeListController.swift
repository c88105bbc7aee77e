import EarthquakesDomain

/// Turns requests for the list into intents of its screen.
struct QuakeListController: Sendable {
  let screen: any QuakeListScreen

  /// Shows the earthquakes that match the request's query.
  func show(_ request: ServerRequest) async {
    await screen.show(QuakeListForm(in: request.query))
  }
}
