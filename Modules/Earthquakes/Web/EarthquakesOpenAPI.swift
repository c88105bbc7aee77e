import CoreWeb
import EarthquakesDomain

extension OpenAPIPart {
  /// The part of the API description for earthquakes. A test compares it with the routes.
  static let earthquakes = OpenAPIPart(
    Texts.openAPI,
    values: [
      "PlaceListState.limit": .integer(PlaceListState.limit),
      "QuakeForm.usualPlace": .text(QuakeForm.usualPlace),
      "QuakeListRequest.offsets.upperBound": .integer(QuakeListRequest.offsets.upperBound),
      "QuakeListRequest.usualLimit": .integer(QuakeListRequest.usualLimit),
      "Radius.bounds.lowerBound": .number(Radius.bounds.lowerBound),
      "Radius.bounds.upperBound": .number(Radius.bounds.upperBound),
    ])
}
