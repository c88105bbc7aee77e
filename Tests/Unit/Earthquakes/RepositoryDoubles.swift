import CoreDomain
import EarthquakesDomain
import Synchronization

/// A store on a full disk.
struct FullQuakeStore: QuakeStore {
  let failure: QuakeFailure

  func replace(
    _ question: QuakeQuestion, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) { throw failure }
  func keep(_ quakes: [Quake]) async throws(QuakeFailure) { throw failure }
  func remove(_ id: Quake.ID) async throws(QuakeFailure) { throw failure }
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake? { nil }
  func count(_ question: QuakeQuestion) async throws(QuakeFailure) -> Int { 0 }
  func quakes(
    _ question: QuakeQuestion, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] { [] }
  func days(_ question: QuakeQuestion) async throws(QuakeFailure) -> [QuakeDay] { [] }
  func note(_ asking: QuakeAsking) async throws(QuakeFailure) { throw failure }
  func askings() async throws(QuakeFailure) -> [QuakeAsking] { [] }
}

/// The progress of a download, in order.
final class Steps: Sendable {
  private let steps = Mutex<[QuakeProgress]>([])

  var all: [QuakeProgress] { steps.withLock { $0 } }

  func add(_ step: QuakeProgress) {
    steps.withLock { $0.append(step) }
  }
}
