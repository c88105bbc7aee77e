import EarthquakesDomain

/// Turns requests for a picture into intents of its screen.
struct QuakePictureController: Sendable {
  let screen: any QuakePictureScreen

  /// Draws what the query of a request asks for.
  func draw(_ kind: QuakePictureKind, _ request: ServerRequest) async {
    await screen.draw(kind, of: QuakeForm(in: request.query))
  }
}
