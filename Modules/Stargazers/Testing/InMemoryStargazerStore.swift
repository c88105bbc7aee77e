public import StargazersDomain
private import Synchronization

/// A store of stargazers that forgets everything when the test ends.
public final class InMemoryStargazerStore: StargazerStore {
  /// The stargazers in the order in which they were kept.
  private let shelf: Mutex<[Stargazer]>

  public init(_ stargazers: [Stargazer] = []) {
    shelf = Mutex(stargazers)
  }

  public func newest(limit: Int) async throws(StargazerFailure) -> [Stargazer] {
    // A sort keeps the order of what it finds equal, so the last one that was kept comes first.
    let sorted = shelf.withLock { $0.reversed() }.sorted { $0.createdAt > $1.createdAt }
    return Array(sorted.prefix(max(0, limit)))
  }

  public func keep(_ stargazer: Stargazer) async throws(StargazerFailure) {
    shelf.withLock { $0.append(stargazer) }
  }

  public func remove(_ id: Stargazer.ID) async throws(StargazerFailure) {
    let isThere = shelf.withLock { shelf in
      let count = shelf.count
      shelf.removeAll { $0.id == id }
      return shelf.count < count
    }
    guard isThere else { throw .notFound(id) }
  }
}
