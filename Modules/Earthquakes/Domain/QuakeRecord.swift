public import CoreDomain

/// The JSON form of a quake, for the command line and the server.
///
/// The property names are the JSON keys. They are stable: keys may be added, but never renamed or
/// removed. Absent values are written as `null`.
public struct QuakeRecord: Encodable, Hashable, Sendable {
  public let id: String
  /// The time in ISO 8601, in UTC.
  public let time: String
  @OrNull public private(set) var magnitude: Double?
  @OrNull public private(set) var depthKm: Double?
  @OrNull public private(set) var place: String?
  public let latitude: Double
  public let longitude: Double
  /// The distance from the place in the query, or `nil` if the quake was requested without a query.
  @OrNull public private(set) var distanceKm: Double?
  public let type: String
  @OrNull public private(set) var url: String?

  public init(_ nearby: NearbyQuake) {
    self.init(nearby.quake, distanceKm: nearby.distance.kilometres)
  }

  public init(_ quake: Quake) {
    self.init(quake, distanceKm: nil)
  }

  private init(_ quake: Quake, distanceKm distance: Double?) {
    id = quake.id.raw
    time = quake.time.iso8601WithMilliseconds
    magnitude = quake.magnitude?.value
    depthKm = quake.depth?.kilometres
    place = quake.placeName
    latitude = quake.coordinates.latitude
    longitude = quake.coordinates.longitude
    // Rounds to 0.1 m, because further digits are floating-point noise.
    distanceKm = distance.map { ($0 * 10_000).rounded() / 10_000 }
    type = quake.kind.name
    url = quake.page?.text
  }
}

/// The JSON form of a ``QuakeCount``: the query and its number of matches. A missing minimum
/// magnitude is written as `null`.
public struct QuakeCountRecord: Encodable, Hashable, Sendable {
  public let place: String
  public let latitude: Double
  public let longitude: Double
  public let radiusKm: Double
  /// The start of the query in ISO 8601, in UTC.
  public let since: String
  @OrNull public private(set) var minMagnitude: Double?
  public let count: Int

  public init(_ answer: QuakeCount) {
    let query = answer.query
    place = query.place.name
    latitude = query.place.coordinates.latitude
    longitude = query.place.coordinates.longitude
    radiusKm = query.radius.kilometres
    since = query.since.moment.iso8601WithMilliseconds
    minMagnitude = query.minimumMagnitude?.value
    count = answer.count
  }
}

/// The JSON form of a ``Place`` in the list of places.
public struct PlaceRecord: Encodable, Hashable, Sendable {
  public let name: String
  public let region: String
  public let latitude: Double
  public let longitude: Double

  public init(_ place: Place) {
    name = place.name
    region = place.region
    latitude = place.coordinates.latitude
    longitude = place.coordinates.longitude
  }
}
