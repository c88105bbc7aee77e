public import EarthquakesDomain
private import Synchronization

/// A store of earthquakes that forgets everything when the test ends.
public final class InMemoryQuakeStore: QuakeStore {
  /// The earthquakes in the order in which they were kept.
  private let shelf: Mutex<[Quake]>

  public init(_ earthquakes: [Quake] = []) {
    shelf = Mutex(earthquakes)
  }

  public func newest(limit: Int) async throws(QuakeFailure) -> [Quake] {
    // A sort keeps the order of what it finds equal, so the last one that was kept comes first.
    let sorted = shelf.withLock { $0.reversed() }.sorted { $0.createdAt > $1.createdAt }
    return Array(sorted.prefix(max(0, limit)))
  }

  public func keep(_ quake: Quake) async throws(QuakeFailure) {
    shelf.withLock { $0.append(quake) }
  }

  public func remove(_ id: Quake.ID) async throws(QuakeFailure) {
    let isThere = shelf.withLock { shelf in
      let count = shelf.count
      shelf.removeAll { $0.id == id }
      return shelf.count < count
    }
    guard isThere else { throw .notFound(id) }
  }
}
