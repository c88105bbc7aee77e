public import CoreDomain

/// An event of the earthquake service.
public struct DemoQuake: Hashable, Sendable {
  /// The network that tells of it, and the network's code: `dm` and `0300012`.
  public var network: String
  public var code: String
  /// The identifiers that it had before, oldest first.
  public var formerIDs: [String] = []
  public var time: Timestamp
  /// When what is known of it changed last.
  public var updated: Timestamp
  /// Degrees, north being positive.
  public var latitude: Double
  /// Degrees from -180 to 180, east being positive.
  public var longitude: Double
  /// Kilometres below the sea; negative above.
  public var depth: Double?
  public var magnitude: Double?
  public var magnitudeType: String?
  public var place: String?
  /// What it was: `earthquake`, `quarry blast` and their like.
  public var type = "earthquake"
  public var significance: Int?
  /// How many people have told that they felt it.
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

  /// All identifiers, those of before too.
  var ids: [String] { [id] + formerIDs }
}

/// The events that the earthquake service has.
public struct QuakeCatalogue: Hashable, Sendable {
  public let quakes: [DemoQuake]
  /// The identifiers of events that were taken back.
  public let deletedIDs: Set<String>

  public init(_ quakes: [DemoQuake], deletedIDs: Set<String> = []) {
    self.quakes = quakes
    self.deletedIDs = deletedIDs
  }
}
