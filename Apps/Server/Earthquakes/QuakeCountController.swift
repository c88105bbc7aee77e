import EarthquakesDomain

/// Turns requests to count into intents of the screen.
struct QuakeCountController: Sendable {
  let screen: any QuakeCountScreen

  /// Counts what the query of a request asks for.
  func count(_ request: ServerRequest) async {
    await screen.count(QuakeForm(in: request.query))
  }
}
