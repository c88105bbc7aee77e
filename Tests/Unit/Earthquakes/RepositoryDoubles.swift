import CoreDomain
import EarthquakesDomain
import Synchronization

/// A store on a full disk.
struct FullQuakeStore: QuakeStore {
  let failure: QuakeFailure

  func replace(
    _ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake]
  ) async throws(QuakeFailure) { throw failure }
  func keep(_ quakes: [Quake]) async throws(QuakeFailure) { throw failure }
  func remove(_ id: Quake.ID) async throws(QuakeFailure) { throw failure }
  func quake(_ id: Quake.ID) async throws(QuakeFailure) -> Quake? { nil }
  func count(_ query: QuakeQuery) async throws(QuakeFailure) -> Int { 0 }
  func quakes(
    _ query: QuakeQuery, order: QuakeOrder, limit: Int
  ) async throws(QuakeFailure) -> [NearbyQuake] { [] }
  func days(_ query: QuakeQuery) async throws(QuakeFailure) -> [QuakeDay] { [] }
  func note(_ record: FetchRecord) async throws(QuakeFailure) { throw failure }
  func fetchRecords() async throws(QuakeFailure) -> [FetchRecord] { [] }
}

/// The progress of a download, in order.
final class Steps: Sendable {
  private let steps = Mutex<[QuakeProgress]>([])

  var all: [QuakeProgress] { steps.withLock { $0 } }

  func add(_ step: QuakeProgress) {
    steps.withLock { $0.append(step) }
  }
}
