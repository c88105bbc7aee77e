public import CoreDomain

/// The number of earthquakes that match a query, and the origin of that number.
public struct QuakeCount: Hashable, Sendable {
  public let query: QuakeQuery
  public let count: Int
  public let origin: QuakeOrigin
  /// Why the earthquakes could not be stored, or `nil` if no failure occurred. The count is correct
  /// in both cases.
  public let keepingFailure: QuakeFailure?

  public init(
    query: QuakeQuery, count: Int, origin: QuakeOrigin,
    keepingFailure: QuakeFailure? = nil
  ) {
    self.query = query
    self.count = count
    self.origin = origin
    self.keepingFailure = keepingFailure
  }
}

/// Some or all of the earthquakes that match a query, and their origin.
public struct QuakeList: Hashable, Sendable {
  public let query: QuakeQuery
  public let order: QuakeOrder
  /// The earthquakes, sorted by ``order``.
  public let quakes: [NearbyQuake]
  /// The number of all matches, including those that are not listed.
  public let total: Int
  /// The number of matches before the first row of the list.
  public let offset: Int
  public let origin: QuakeOrigin

  public init(
    query: QuakeQuery, order: QuakeOrder, quakes: [NearbyQuake], total: Int, offset: Int = 0,
    origin: QuakeOrigin
  ) {
    self.query = query
    self.order = order
    self.quakes = quakes
    self.total = total
    self.offset = offset
    self.origin = origin
  }

  /// The offset of the next page, or `nil` on the last page.
  public var next: Int? {
    let next = offset + quakes.count
    return !quakes.isEmpty && next < total && QuakeListRequest.offsets.contains(next) ? next : nil
  }
}

/// A quake with its distance from the place in the query.
public struct NearbyQuake: Hashable, Sendable {
  public let quake: Quake
  public let distance: Distance

  public init(_ quake: Quake, in circle: Circle) {
    self.quake = quake
    distance = circle.distance(to: quake.coordinates)
  }
}

/// The sort order of earthquakes. Earthquakes with equal magnitudes or equal distances are sorted
/// by time, newest first, and earthquakes at the same time by the UTF-8 bytes of their identifiers.
public enum QuakeOrder: String, CaseIterable, Hashable, Sendable {
  case newest
  /// By magnitude, largest first. Earthquakes without a magnitude come last.
  case largest
  case nearest
}

extension QuakeOrder {
  /// Whether the first earthquake sorts before the second one.
  public func places(_ one: NearbyQuake, before other: NearbyQuake) -> Bool {
    let (left, right) = (one.quake, other.quake)
    switch self {
    case .largest where left.magnitude != right.magnitude:
      guard let magnitude = left.magnitude else { return false }
      return right.magnitude.map { magnitude > $0 } ?? true
    case .nearest where one.distance != other.distance:
      return one.distance < other.distance
    case .newest, .largest, .nearest:
      guard left.time == right.time else { return left.time > right.time }
      return left.id.raw.utf8.lexicographicallyPrecedes(right.id.raw.utf8)
    }
  }

  /// The service's equivalent of this sort order, or `nil` if the service cannot sort by it.
  public var ofService: QuakeServiceOrder? {
    switch self {
    case .newest: .newest
    case .largest: .largest
    case .nearest: nil
    }
  }
}

/// The sort orders that the service supports.
public enum QuakeServiceOrder: CaseIterable, Hashable, Sendable {
  case newest
  case largest
}

/// The number of earthquakes on a day, in UTC.
public struct QuakeDay: Hashable, Sendable {
  /// The start of the day.
  public let day: Timestamp
  public let count: Int

  public init(day: Timestamp, count: Int) {
    self.day = day
    self.count = count
  }
}

/// The stored earthquakes that match a query.
public struct QuakeSummary: Hashable, Sendable {
  public let query: QuakeQuery
  /// The days with at least one earthquake, earliest first.
  public let days: [QuakeDay]

  public init(query: QuakeQuery, days: [QuakeDay]) {
    self.query = query
    self.days = days
  }

  /// The number of stored earthquakes.
  public var count: Int { days.reduce(0) { $0 + $1.count } }
}

/// Where an answer comes from.
public enum QuakeOrigin: Hashable, Sendable {
  /// The service, which replied at this time.
  case service(Timestamp)
  /// The stored earthquakes. The service was asked less than a minute ago, so another request would
  /// give the same answer.
  case fresh(askedAt: Timestamp)
  /// The stored earthquakes, because the request to the service failed.
  case stored(StoredQuakes, because: QuakeSourceFailure)

  /// When the service gave the answer. For an answer from the store, when the service was last
  /// asked.
  public var askedAt: Timestamp? {
    switch self {
    case .service(let moment), .fresh(let moment): moment
    case .stored(let stored, because: _): stored.askedAt
    }
  }
}

/// How complete and how old the stored earthquakes are.
public struct StoredQuakes: Hashable, Sendable {
  /// The time of the last request that covers the whole query, or else of the last request for any
  /// query.
  public let askedAt: Timestamp
  /// The age of ``askedAt`` in milliseconds; 0 if the clock was set back.
  public let ageMilliseconds: Int64
  /// Whether past requests covered the whole query. If so, no event from before ``askedAt`` is
  /// missing.
  public let isComplete: Bool

  public init(askedAt: Timestamp, now: Timestamp, isComplete: Bool) {
    self.askedAt = askedAt
    ageMilliseconds = max(0, now.millisecondsSince1970 - askedAt.millisecondsSince1970)
    self.isComplete = isComplete
  }
}

/// A query that the service has answered.
public struct FetchRecord: Hashable, Sendable {
  public let query: QuakeQuery
  public let askedAt: Timestamp
  /// The number of matches when the service answered.
  public let count: Int
  /// Whether all matches were stored.
  public let isStored: Bool

  public init(query: QuakeQuery, askedAt: Timestamp, count: Int, isStored: Bool) {
    self.query = query
    self.askedAt = askedAt
    self.count = count
    self.isStored = isStored
  }
}
