public import CoreDomain
public import EarthquakesDomain
private import Synchronization

/// An event service in memory. It records its requests, and a test can make it fail.
public final class InMemoryQuakeSource: QuakeSource {
  /// A request to the service, with its arguments.
  public enum Asking: Hashable, Sendable {
    case count(QuakeQuery, in: QuakePeriod?)
    case quakes(QuakeQuery, in: QuakePeriod)
    case first(QuakeQuery, order: QuakeServiceOrder, limit: Int)
    case quake(Quake.ID)
  }

  private struct World {
    var quakes: [Quake]
    var deleted: Set<Quake.ID> = []
    var failure: QuakeSourceFailure?
    var lost = 0
    var skipped = 0
    var fetchRecords: [Asking] = []
  }

  private let world: Mutex<World>
  private let limit: Int
  private let rules = QuakeRules.fixture

  /// - Parameter limit: The maximum number of earthquakes in the reply for a period. If more match,
  ///   the request fails.
  public init(_ quakes: [Quake] = [], limit: Int = 20_000) {
    world = Mutex(World(quakes: quakes))
    self.limit = limit
  }

  /// All requests so far, including failed ones.
  public var fetchRecords: [Asking] { world.withLock(\.fetchRecords) }

  /// Makes all further requests fail, or succeed again if the failure is `nil`.
  public func fail(_ failure: QuakeSourceFailure?) {
    world.withLock { $0.failure = failure }
  }

  /// Replaces the earthquakes of the service.
  public func know(_ quakes: [Quake]) {
    world.withLock { $0.quakes = quakes }
  }

  /// Makes the replies for a period lack their first events. `skipped` of them are malformed rows.
  public func lose(_ lost: Int, skipping skipped: Int) {
    world.withLock { ($0.lost, $0.skipped) = (lost, skipped) }
  }

  /// Deletes an event, as the service does when it retracts one.
  public func delete(_ id: Quake.ID) {
    world.withLock { world in
      for quake in world.quakes where quake.identifiers.contains(id) {
        world.deleted.formUnion(quake.identifiers)
      }
      world.quakes.removeAll { $0.identifiers.contains(id) }
    }
  }

  public func count(
    _ query: QuakeQuery, in period: QuakePeriod?
  ) async throws(QuakeSourceFailure) -> Int {
    try world(asked: .count(query, in: period)).quakes
      .count { matches($0, query, in: period) }
  }

  public func rows(
    _ query: QuakeQuery, in period: QuakePeriod
  ) async throws(QuakeSourceFailure) -> (quakes: [Quake], skipped: Int) {
    let world = try world(asked: .quakes(query, in: period))
    let found = world.quakes.filter { matches($0, query, in: period) }
      .sorted { $0.time < $1.time }
    guard found.count <= limit else { throw .tooMany(limit: limit) }
    return (Array(found.dropFirst(world.lost)), world.skipped)
  }

  public func quakes(
    _ query: QuakeQuery, order: QuakeServiceOrder, limit: Int
  ) async throws(QuakeSourceFailure) -> [Quake] {
    let world = try world(asked: .first(query, order: order, limit: limit))
    return Array(
      world.quakes.filter { matches($0, query, in: nil) }
        .sorted { Self.places($0, before: $1, by: order) }.prefix(limit))
  }

  public func quake(_ id: Quake.ID) async throws(QuakeSourceFailure) -> Quake {
    let world = try world(asked: .quake(id))
    guard !world.deleted.contains(id) else { throw .deleted(id) }
    guard let quake = world.quakes.first(where: { $0.identifiers.contains(id) }) else {
      throw .unknown(id)
    }
    return quake
  }
}

extension InMemoryQuakeSource {
  private func matches(_ quake: Quake, _ query: QuakeQuery, in period: QuakePeriod?) -> Bool {
    query.matches(quake, by: rules) && period?.contains(quake.time) != false
  }

  /// Sorts earthquakes with equal magnitudes by time, oldest first, and earthquakes at the same
  /// time by identifier, last first, unlike ``QuakeOrder``. The real service may use any order for
  /// them.
  private static func places(
    _ one: Quake, before other: Quake, by order: QuakeServiceOrder
  ) -> Bool {
    switch order {
    case .newest where one.time != other.time: return one.time > other.time
    case .largest where one.magnitude != other.magnitude:
      guard let magnitude = one.magnitude else { return false }
      return other.magnitude.map { magnitude > $0 } ?? true
    case .newest: return one.id.raw > other.id.raw
    case .largest: return one.time < other.time
    }
  }

  private func world(asked record: Asking) throws(QuakeSourceFailure) -> World {
    let world = world.withLock { world in
      world.fetchRecords.append(record)
      return world
    }
    if let failure = world.failure { throw failure }
    return world
  }
}
