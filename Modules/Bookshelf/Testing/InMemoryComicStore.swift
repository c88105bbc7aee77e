public import BookshelfDomain
private import Synchronization

/// A store of bookshelf that forgets everything when the test ends.
public final class InMemoryComicStore: ComicStore {
  /// The bookshelf in the order in which they were kept.
  private let shelf: Mutex<[Comic]>

  public init(_ bookshelf: [Comic] = []) {
    shelf = Mutex(bookshelf)
  }

  public func newest(limit: Int) async throws(ComicFailure) -> [Comic] {
    // A sort keeps the order of what it finds equal, so the last one that was kept comes first.
    let sorted = shelf.withLock { $0.reversed() }.sorted { $0.createdAt > $1.createdAt }
    return Array(sorted.prefix(max(0, limit)))
  }

  public func keep(_ comic: Comic) async throws(ComicFailure) {
    shelf.withLock { $0.append(comic) }
  }

  public func remove(_ id: Comic.ID) async throws(ComicFailure) {
    let isThere = shelf.withLock { shelf in
      let count = shelf.count
      shelf.removeAll { $0.id == id }
      return shelf.count < count
    }
    guard isThere else { throw .notFound(id) }
  }
}
