import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting

extension QuakeOrigin {
  /// The service, at the time of the tests.
  static var now: QuakeOrigin { .service(.fixture()) }

  /// The store's answer from some seconds ago, while the service was unreachable.
  static func stored(
    _ seconds: Int64 = 3 * 3600, isComplete: Bool = true,
    because failure: QuakeSourceFailure = .unreachable("No route to host.")
  ) -> QuakeOrigin {
    .stored(
      StoredAnswer(askedAt: .fixture(-seconds), now: .fixture(), isComplete: isComplete),
      because: failure)
  }
}

extension QuakeCount {
  static func fixture(
    _ count: Int = 7, of query: QuakeQuery = .fixture(), origin: QuakeOrigin = .now,
    keepingFailure: QuakeFailure? = nil
  ) -> QuakeCount {
    QuakeCount(query: query, count: count, origin: origin, keepingFailure: keepingFailure)
  }
}

extension QuakeList {
  /// A list of quakes around San Ramon, by default of all matches.
  static func fixture(
    _ quakes: [Quake], total: Int? = nil, offset: Int = 0, order: QuakeOrder = .newest,
    of query: QuakeQuery = .fixture(), origin: QuakeOrigin = .now
  ) -> QuakeList {
    let circle = query.circle(by: .fixture)
    return QuakeList(
      query: query, order: order, quakes: quakes.map { NearbyQuake($0, in: circle) },
      total: total ?? quakes.count, offset: offset, origin: origin)
  }
}
