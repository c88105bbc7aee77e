/// A reader is told about a constraint of a table, and not what to do.
///
/// Stated by ``QuakeStore``.

import CoreDomain
import EarthquakesDomain

private struct Empty: QuakeStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = QuakeFailure
  #endif

  func count(_ question: QuakeQuestion) async throws(Failure) -> Int { 0 }

  func replace(_ question: QuakeQuestion, in period: QuakePeriod, by quakes: [Quake]) async {}
  func keep(_ quakes: [Quake]) async {}
  func remove(_ id: Quake.ID) async {}
  func quake(_ id: Quake.ID) async -> Quake? { nil }
  func quakes(_ question: QuakeQuestion, order: QuakeOrder, limit: Int) async -> [NearbyQuake] {
    []
  }
  func days(_ question: QuakeQuestion) async -> [QuakeDay] { [] }
  func note(_ asking: QuakeAsking) async {}
  func askings() async -> [QuakeAsking] { [] }
}
