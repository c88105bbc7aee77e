import EarthquakesDomain

/// Turns requests for the list into intents of its screen.
struct QuakeListController: Sendable {
  let screen: any QuakeListScreen

  /// Shows what the query of a request asks for.
  func show(_ request: ServerRequest) async {
    await screen.show(QuakeListForm(in: request.query))
  }
}
