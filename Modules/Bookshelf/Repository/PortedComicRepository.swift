public import BookshelfDomain
public import CoreDomain

/// A repository that keeps bookshelf by way of the feature's ports.
public struct PortedComicRepository: ComicRepository {
  private let store: any ComicStore
  private let clock: any WallClock
  private let identifiers: any IdentifierSource

  public init(
    store: any ComicStore, clock: any WallClock, identifiers: any IdentifierSource
  ) {
    self.store = store
    self.clock = clock
    self.identifiers = identifiers
  }

  public func newest() async throws(ComicFailure) -> [Comic] {
    try await store.newest(limit: Comic.listLimit)
  }

  public func add(_ title: ComicTitle) async throws(ComicFailure) -> Comic {
    let comic = Comic(id: Comic.ID(identifiers.next()), title: title, createdAt: clock.now)
    try await store.keep(comic)
    return comic
  }

  public func remove(_ id: Comic.ID) async throws(ComicFailure) {
    try await store.remove(id)
  }
}
