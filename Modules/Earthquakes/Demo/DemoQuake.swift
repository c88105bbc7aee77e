import CoreDemo
public import CoreDomain

/// An event of the simulated earthquake service, with the properties that it writes as GeoJSON.
public struct DemoQuake: Hashable, Sendable {
  /// The contributing network, such as `dm`.
  public var network: String
  /// The event's code in the network, such as `0300012`.
  public var code: String
  /// The former identifiers, with which clients can still request the event.
  public var formerIDs: [String] = []
  public var time: Timestamp
  /// The time of the last update.
  public var updated: Timestamp
  /// The latitude in degrees; positive in the north.
  public var latitude: Double
  /// The longitude in degrees from -180 to 180; positive in the east.
  public var longitude: Double
  /// The depth below sea level in kilometers, negative above sea level; `nil` if unknown.
  public var depth: Double?
  public var magnitude: Double?
  public var magnitudeType: String?
  public var place: String?
  /// The type of the event, such as `earthquake` or `quarry blast`.
  public var type = "earthquake"
  public var significance: Int?
  /// The number of people who reported that they felt the event.
  public var felt: Int?
  public var isReviewed = true

  public init(
    network: String, code: String, time: Timestamp, updated: Timestamp, latitude: Double,
    longitude: Double, depth: Double? = nil, magnitude: Double? = nil, place: String? = nil
  ) {
    self.network = network
    self.code = code
    self.time = time
    self.updated = updated
    self.latitude = latitude
    self.longitude = longitude
    self.depth = depth
    self.magnitude = magnitude
    self.place = place
  }

  public var id: String { network + code }

  /// The current identifier followed by the former ones.
  var ids: [String] { [id] + formerIDs }
}

/// All events that the simulated earthquake service knows.
public struct QuakeCatalogue: Hashable, Sendable {
  public let quakes: [DemoQuake]
  /// The identifiers of deleted events. A request for one of them fails with the status 409.
  public let deletedIDs: Set<String>

  public init(_ quakes: [DemoQuake], deletedIDs: Set<String> = []) {
    self.quakes = quakes
    self.deletedIDs = deletedIDs
  }
}
