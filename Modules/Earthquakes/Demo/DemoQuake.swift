import CoreDomain

/// An event of the simulated earthquake service, with the properties that it writes as GeoJSON.
struct DemoQuake: Hashable, Sendable {
  /// The contributing network, such as `dm`.
  var network: String
  /// The event's code in the network, such as `0300012`.
  var code: String
  /// The former identifiers, with which clients can still request the event.
  var formerIDs: [String] = []
  var time: Timestamp
  /// The time of the last update.
  var updated: Timestamp
  /// The latitude in degrees; positive in the north.
  var latitude: Double
  /// The longitude in degrees from -180 to 180; positive in the east.
  var longitude: Double
  /// The depth below sea level in kilometers, negative above sea level; `nil` if unknown.
  var depth: Double?
  var magnitude: Double?
  var magnitudeType: String?
  var place: String?
  /// The type of the event, such as `earthquake` or `quarry blast`.
  var type = "earthquake"
  var significance: Int?
  /// The number of people who reported that they felt the event.
  var felt: Int?
  var isReviewed = true
  var tsunami = false
  /// The address of the event's page on the website of the service.
  var page: String?

  var id: String { network + code }

  /// The event with a page on the website of the USGS.
  var withPage: DemoQuake {
    var quake = self
    quake.page = "https://earthquake.usgs.gov/earthquakes/eventpage/\(id)"
    return quake
  }

  /// The current identifier followed by the former ones.
  var ids: [String] { [id] + formerIDs }
}

/// All events that the simulated earthquake service knows.
struct QuakeCatalogue: Hashable, Sendable {
  let quakes: [DemoQuake]
  /// The identifiers of deleted events. A request for one of them fails with the status 409.
  let deletedIDs: Set<String>
}
