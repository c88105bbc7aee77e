public import CoreDomain
public import EarthquakesDomain
private import Synchronization

/// A store of earthquakes in memory, for tests. It passes ``QuakeStoreContract``.
public final class InMemoryQuakeStore: QuakeStore {
  fileprivate struct Shelf {
    var quakes: [Quake] = []
    /// The records, latest first.
    var fetchRecords: [FetchRecord] = []
  }

  private let shelf = Mutex(Shelf())
  private let rules = QuakeRules.fixture

  public init() {}

  /// All stored earthquakes, unsorted.
  public var quakes: [Quake] { shelf.withLock(\.quakes) }

  public func replace(
    _ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) {
    shelf.withLock { shelf in
      let kept = Set(quakes.map { shelf.keep($0, by: rules) })
      let removed = shelf.quakes.filter { quake in
        period.contains(quake.time) && query.matches(quake, by: rules)
          && !kept.contains(quake.id)
      }
      shelf.quakes.removeAll(where: removed.contains)
      shelf.fetchRecords = shelf.fetchRecords.map {
        $0.removing(removed, missingFrom: query, by: rules)
      }
    }
  }

  public func keep(_ quakes: [Quake]) async throws(QuakeFailure) {
    shelf.withLock { shelf in
      for quake in quakes { shelf.keep(quake, by: rules) }
    }
  }

  public func remove(_ id: Quake.ID) async throws(QuakeFailure) {
    shelf.withLock { shelf in
      let event = shelf.event(id)
      shelf.quakes.removeAll { $0 == event }
    }
  }

  public func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake? {
    shelf.withLock { $0.event(id) }
  }

  public func count(_ query: QuakeQuery) async throws(QuakeFailure) -> Int {
    matches(query).count
  }

  public func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] {
    let circle = query.circle(by: rules)
    let sorted = matches(query).map { NearbyQuake($0, in: circle) }
      .sorted(by: order.places)
    return Array(sorted.prefix(max(0, limit)))
  }

  public func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay] {
    Dictionary(grouping: matches(query), by: \.time.startOfDay)
      .map { QuakeDay(day: $0.key, count: $0.value.count) }
      .sorted { $0.day < $1.day }
  }

  public func note(_ record: FetchRecord) async throws(QuakeFailure) {
    shelf.withLock { shelf in
      shelf.fetchRecords.removeAll { $0.query == record.query }
      shelf.fetchRecords.insert(record, at: 0)
      shelf.fetchRecords = Array(shelf.fetchRecords.prefix(QuakeStoreLimits.fetchRecords))
    }
  }

  public func fetchRecords() async throws(QuakeFailure) -> [FetchRecord] {
    shelf.withLock(\.fetchRecords)
  }
}

extension InMemoryQuakeStore {
  private func matches(_ query: QuakeQuery) -> [Quake] {
    quakes.filter { query.matches($0, by: rules) }
  }
}

extension InMemoryQuakeStore.Shelf {
  /// Returns the event whose preferred identifier is `id`. If there is no such event, returns the
  /// most recently changed event that has `id` among its identifiers.
  fileprivate func event(_ id: Quake.ID) -> Quake? {
    quakes.first { $0.id == id }
      ?? quakes.filter { $0.identifiers.contains(id) }.max { $0.updated < $1.updated }
  }

  /// Merges an event with all stored descriptions of the same event, stores the result, and returns
  /// its preferred identifier.
  @discardableResult
  fileprivate mutating func keep(_ quake: Quake, by rules: QuakeRules) -> Quake.ID {
    let same = quakes.filter { rules.isSameEvent($0, quake) }
    let latest = same.reduce(quake) { $1.updated > $0.updated ? $1 : $0 }
    let identifiers = same.reduce(quake.identifiers) { $0.union($1.identifiers) }
    quakes.removeAll { rules.isSameEvent($0, quake) }
    quakes.append(latest.with(identifiers: identifiers))
    return latest.id
  }
}

extension Quake {
  fileprivate func with(identifiers: Set<ID>) -> Quake {
    Quake(
      id: id, identifiers: identifiers, time: time, updated: updated, magnitude: magnitude,
      depth: depth, placeName: placeName, coordinates: coordinates, kind: kind, page: page,
      tsunami: tsunami, felt: felt)
  }
}

extension Timestamp {
  /// The start of the timestamp's day in UTC. It is always a valid timestamp, because the range of
  /// timestamps starts at midnight.
  fileprivate var startOfDay: Timestamp {
    let day: Int64 = 86_400_000
    let rest = millisecondsSince1970 % day
    let start = millisecondsSince1970 - (rest < 0 ? rest + day : rest)
    guard let moment = Timestamp(millisecondsSince1970: start) else {
      preconditionFailure("\(start) is out of range")
    }
    return moment
  }
}
