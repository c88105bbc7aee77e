import EarthquakesDomain

/// Turns requests to count into intents of the screen.
struct QuakeCountController: Sendable {
  let screen: any QuakeCountScreen

  /// Counts the earthquakes that match the request's query.
  func count(_ request: ServerRequest) async {
    await screen.count(QuakeForm(in: request.query))
  }
}
