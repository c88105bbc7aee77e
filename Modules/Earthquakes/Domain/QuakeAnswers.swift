public import CoreDomain

/// The number of earthquakes that match a query, and whether it comes from the service or the
/// store.
public struct QuakeCount: Hashable, Sendable {
  public let query: QuakeQuery
  public let count: Int
  public let origin: QuakeOrigin
  /// Why the counted earthquakes could not be fetched or stored for later use. `nil` if nothing
  /// failed. The count is correct in both cases.
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

/// Some or all of the earthquakes that match a query, and whether they come from the service or the
/// store.
public struct QuakeList: Hashable, Sendable {
  public let query: QuakeQuery
  public let order: QuakeOrder
  /// The earthquakes, sorted by ``order``.
  public let quakes: [NearbyQuake]
  /// The number of all matches, including those that are not listed. If the stored data may be
  /// incomplete, it is the last known number, and there may be fewer rows.
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

  /// The offset of the next page. `nil` on the last page, or if the next offset would be outside of
  /// ``QuakeListRequest/offsets``.
  public var next: Int? {
    let next = offset + quakes.count
    return !quakes.isEmpty && next < total && QuakeListRequest.offsets.contains(next) ? next : nil
  }

  /// Sentences that tell the user why the list ends here although more earthquakes match. `nil` if
  /// the list continues on another page, if there are no more matches, or if this page is empty.
  public var cut: String? {
    let last = offset + quakes.count
    guard !quakes.isEmpty && last < total && next == nil else { return nil }
    return "Only the first \(Figures.grouped(last)) earthquakes can be listed. To list others, use "
      + "a smaller radius, a later date or a higher magnitude."
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

/// The number of earthquakes on one day in UTC.
public struct QuakeDay: Hashable, Sendable {
  /// The start of the day.
  public let day: Timestamp
  public let count: Int

  public init(day: Timestamp, count: Int) {
    self.day = day
    self.count = count
  }
}

/// How many stored earthquakes match a query, for each day.
public struct QuakeSummary: Hashable, Sendable {
  public let query: QuakeQuery
  /// The days with at least one earthquake, earliest first.
  public let days: [QuakeDay]

  public init(query: QuakeQuery, days: [QuakeDay]) {
    self.query = query
    self.days = days
  }

  /// The number of stored earthquakes that match the query, on all days.
  public var count: Int { days.reduce(0) { $0 + $1.count } }
}

/// Where an answer comes from, and why the service did not answer.
///
/// The service caches its replies for a minute, so a request within a minute would not give newer
/// data.
///
/// A stored answer to a query is complete if an earlier answer covered the whole query. Its time is
/// that of the latest answer that covers the query, or else of the service's latest answer to any
/// query.
///
/// A stored event is always complete. Its time is that of the service's latest answer to any query,
/// or else of the latest change of the event.
public typealias QuakeOrigin = AnswerOrigin<QuakeSourceFailure>

/// A record that the service has answered a query. With these records, the store's answers can say
/// how old and how complete they are.
public struct FetchRecord: Hashable, Sendable {
  public let query: QuakeQuery
  public let askedAt: Timestamp
  /// The number of matches when the service answered.
  public let count: Int
  /// Whether all matches are stored, and not only counted.
  public let isStored: Bool

  public init(query: QuakeQuery, askedAt: Timestamp, count: Int, isStored: Bool) {
    self.query = query
    self.askedAt = askedAt
    self.count = count
    self.isStored = isStored
  }

  /// Returns the record after a reply to `query` caused the removal of these events. If this
  /// record's query matches a removed event, ``isStored`` becomes `false`: the service may have
  /// changed the event so that only `query` excludes it. If `query` covers this record's query,
  /// the record does not change.
  public func removing(
    _ quakes: [Quake], missingFrom query: QuakeQuery, by rules: QuakeRules
  ) -> FetchRecord {
    guard isStored, !query.covers(self.query, by: rules),
      quakes.contains(where: { self.query.matches($0, by: rules) })
    else { return self }
    return FetchRecord(query: self.query, askedAt: askedAt, count: count, isStored: false)
  }
}
