public import BookshelfDomain
public import CoreDomain
public import CoreTesting
private import Synchronization

/// A store of the catalogue, readers and shelves in memory, for tests.
public final class InMemoryComicStore: CatalogueStore {
  private let bookshelf: Mutex<InMemoryBookshelf>

  public init(folding: any TextFolding = FoundationTextFolding()) {
    bookshelf = Mutex(InMemoryBookshelf(folding: folding))
  }

  public func begin(from start: CataloguePage) async throws(ComicFailure) -> CatalogueRun {
    bookshelf.withLock { $0.catalogue.begin(from: start) }
  }

  public func ledger(
    of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueLedger? {
    bookshelf.withLock { $0.catalogue.ledger(of: page) }
  }

  public func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> CatalogueChanges {
    bookshelf.withLock { bookshelf in
      let wanted = bookshelf.wantedComics
      return bookshelf.catalogue.keep(series, of: page, in: run, wanted: wanted)
    }
  }

  public func finish(
    _ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun
  ) async throws(ComicFailure) {
    bookshelf.withLock { $0.catalogue.finish(page, ledger, in: run) }
  }

  public func keepUnchanged(
    _ page: CataloguePage, in run: CatalogueRun
  ) async throws(ComicFailure) -> Int {
    bookshelf.withLock { $0.catalogue.keepUnchanged(page, in: run) }
  }

  public func end(_ run: CatalogueRun, at now: Timestamp) async throws(ComicFailure) -> Int {
    bookshelf.withLock { $0.catalogue.end(run, at: now) }
  }

  public func state() async throws(ComicFailure) -> CatalogueState? {
    bookshelf.withLock(\.catalogue.state)
  }
}

extension InMemoryComicStore: ComicShelfStore {
  public func series(
    _ request: ComicListRequest, for reader: SignedInReader?, at now: Timestamp
  ) async throws(ComicFailure) -> ComicStorePage {
    bookshelf.withLock { $0.page(request, for: reader, at: now) }
  }

  public func series(_ id: ComicSeries.ID) async throws(ComicFailure) -> ComicSeries? {
    bookshelf.withLock { $0.catalogue.series[id]?.series }
  }

  public func series(of item: ComicItem) async throws(ComicFailure) -> ComicSeries? {
    bookshelf.withLock { $0.series(of: item) }
  }

  public func purchases(of reader: SignedInReader) async throws(ComicFailure) -> [ComicPurchase] {
    let purchases = bookshelf.withLock { $0.shelves[reader.id]?.purchases ?? [] }
    return purchases.sorted { left, right in
      left.boughtAt == right.boughtAt
        ? left.comic.raw.utf8.lexicographicallyPrecedes(right.comic.raw.utf8)
        : left.boughtAt > right.boughtAt
    }
  }

  public func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) async throws(ComicFailure) -> ComicOrder {
    try bookshelf.withLock { bookshelf throws(ComicFailure) in
      try bookshelf.place(order, for: reader)
    }
  }

  public func openOrders(of reader: SignedInReader) async throws(ComicFailure) -> [ComicOrder] {
    let orders = bookshelf.withLock { $0.shelves[reader.id]?.openOrders ?? [] }
    return orders.sorted { ($0.placedAt, $0.id) < ($1.placedAt, $1.id) }
  }

  public func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) async throws(ComicFailure) {
    try bookshelf.withLock { bookshelf throws(ComicFailure) in
      try bookshelf.close(order, with: outcome, for: reader, at: now)
    }
  }

  public func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?
  ) async throws(ComicFailure) -> [ReadingProgress] {
    let kept = bookshelf.withLock { $0.shelves[reader.id]?.progress.values.map(\.self) ?? [] }
    let wanted = series.map { Set($0) }
    return kept.filter { wanted?.contains($0.series) ?? true }.sorted { left, right in
      left.readAt == right.readAt
        ? left.item.text.utf8.lexicographicallyPrecedes(right.item.text.utf8)
        : left.readAt > right.readAt
    }
  }

  public func keep(
    _ progress: ReadingProgress, for reader: SignedInReader
  ) async throws(ComicFailure) {
    bookshelf.withLock { $0.keep(progress, for: reader) }
  }
}

extension InMemoryComicStore: ReaderAccountStore {
  public func account(named name: ReaderName) async throws(ComicFailure) -> ReaderAccount? {
    bookshelf.withLock { $0.account(named: name) }
  }

  public func add(_ account: ReaderAccount) async throws(ComicFailure) {
    try bookshelf.withLock { bookshelf throws(ComicFailure) in try bookshelf.add(account) }
  }

  public func open(_ session: ReaderSession) async throws(ComicFailure) {
    bookshelf.withLock { $0.open(session) }
  }

  public func session(
    digest: String
  ) async throws(ComicFailure) -> (session: ReaderSession, reader: Reader)? {
    bookshelf.withLock { $0.session(digest: digest) }
  }

  public func end(digest: String) async throws(ComicFailure) {
    bookshelf.withLock { bookshelf in
      bookshelf.sessions.removeAll { $0.tokenDigest == digest }
    }
  }

  public func dropSessions(overAt now: Timestamp) async throws(ComicFailure) {
    bookshelf.withLock { bookshelf in bookshelf.sessions.removeAll { $0.isOver(at: now) } }
  }
}
