import CoreDomain

/// The JSON form of a quake, for the command line and the server.
///
/// The property names are the JSON keys. They are stable: keys may be added, but never renamed or
/// removed. Absent values are written as `null`.
public struct QuakeRecord: Encodable, Hashable, Sendable {
  public let id: String
  /// The time in ISO 8601, in UTC.
  public let time: String
  public let magnitude: Double?
  public let depthKm: Double?
  public let place: String?
  public let latitude: Double
  public let longitude: Double
  /// The distance from the place in the query, or `nil` if the quake was requested without a query.
  public let distanceKm: Double?
  public let type: String
  public let url: String?

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

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(time, forKey: .time)
    try container.encode(magnitude, forKey: .magnitude)
    try container.encode(depthKm, forKey: .depthKm)
    try container.encode(place, forKey: .place)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
    try container.encode(distanceKm, forKey: .distanceKm)
    try container.encode(type, forKey: .type)
    try container.encode(url, forKey: .url)
  }

  private enum CodingKeys: String, CodingKey {
    case id, time, magnitude, depthKm, place, latitude, longitude, distanceKm, type, url
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
  public let minMagnitude: Double?
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

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place, forKey: .place)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
    try container.encode(radiusKm, forKey: .radiusKm)
    try container.encode(since, forKey: .since)
    try container.encode(minMagnitude, forKey: .minMagnitude)
    try container.encode(count, forKey: .count)
  }

  private enum CodingKeys: String, CodingKey {
    case place, latitude, longitude, radiusKm, since, minMagnitude, count
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
