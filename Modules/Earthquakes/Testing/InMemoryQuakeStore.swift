public import CoreDomain
public import EarthquakesDomain
private import Synchronization

/// A store of earthquakes in memory.
public final class InMemoryQuakeStore: QuakeStore {
  fileprivate struct Shelf {
    var quakes: [Quake] = []
    /// Latest first.
    var askings: [QuakeAsking] = []
  }

  private let shelf = Mutex(Shelf())
  private let rules: QuakeRules

  /// - Parameter rules: The rules for matching questions.
  public init(_ quakes: [Quake] = [], rules: QuakeRules = .fixture) {
    self.rules = rules
    shelf.withLock { shelf in
      for quake in quakes { shelf.keep(quake, by: rules) }
    }
  }

  /// All stored earthquakes, unsorted.
  public var quakes: [Quake] { shelf.withLock(\.quakes) }

  public func replace(
    _ question: QuakeQuestion, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) {
    shelf.withLock { shelf in
      let kept = Set(quakes.map { shelf.keep($0, by: rules) })
      shelf.quakes.removeAll { quake in
        period.contains(quake.time) && question.matches(quake, by: rules)
          && !kept.contains(quake.id)
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

  public func count(_ question: QuakeQuestion) async throws(QuakeFailure) -> Int {
    matches(question).count
  }

  public func quakes(
    _ question: QuakeQuestion, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] {
    let circle = question.circle(by: rules)
    let sorted = matches(question).map { NearbyQuake($0, in: circle) }
      .sorted(by: order.places)
    return Array(sorted.prefix(max(0, limit)))
  }

  public func days(_ question: QuakeQuestion) async throws(QuakeFailure) -> [QuakeDay] {
    Dictionary(grouping: matches(question), by: \.time.startOfDay)
      .map { QuakeDay(day: $0.key, count: $0.value.count) }
      .sorted { $0.day < $1.day }
  }

  public func note(_ asking: QuakeAsking) async throws(QuakeFailure) {
    shelf.withLock { shelf in
      shelf.askings.removeAll { $0.question == asking.question }
      shelf.askings.insert(asking, at: 0)
      shelf.askings = Array(shelf.askings.prefix(QuakeStoreLimits.askings))
    }
  }

  public func askings() async throws(QuakeFailure) -> [QuakeAsking] {
    shelf.withLock(\.askings)
  }
}

extension InMemoryQuakeStore {
  private func matches(_ question: QuakeQuestion) -> [Quake] {
    quakes.filter { question.matches($0, by: rules) }
  }
}

extension InMemoryQuakeStore.Shelf {
  /// Returns the event that prefers an identifier, else the latest changed one that had it.
  fileprivate func event(_ id: Quake.ID) -> Quake? {
    quakes.first { $0.id == id }
      ?? quakes.filter { $0.identifiers.contains(id) }.max { $0.updated < $1.updated }
  }

  /// Stores an event, merged with all stored descriptions of the same event, and returns its
  /// identifier.
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
  /// The last midnight in UTC. It is always within the calendar, which starts at a midnight.
  fileprivate var startOfDay: Timestamp {
    let day: Int64 = 86_400_000
    let rest = millisecondsSince1970 % day
    let start = millisecondsSince1970 - (rest < 0 ? rest + day : rest)
    guard let moment = Timestamp(millisecondsSince1970: start) else {
      preconditionFailure("\(start) is out of the calendar")
    }
    return moment
  }
}
