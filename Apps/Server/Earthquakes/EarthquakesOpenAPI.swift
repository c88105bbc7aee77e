import EarthquakesDomain

extension OpenAPIPart {
  /// What the description of the API says of earthquakes. A test compares it with the routes.
  static let earthquakes = OpenAPIPart(paths: "", components: OpenAPIComponents())
}
