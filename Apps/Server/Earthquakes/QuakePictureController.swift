import EarthquakesDomain

/// Turns requests for a picture into intents of its screen.
struct QuakePictureController: Sendable {
  let screen: any QuakePictureScreen

  /// Draws the earthquakes that match the request's query.
  func draw(_ kind: QuakePictureKind, _ request: ServerRequest) async {
    await screen.draw(kind, of: QuakeForm(in: request.query))
  }
}
