import BookshelfDomain
import CoreDomain

/// The contents of ``InMemoryComicStore``. It is a value type, so changes are atomic.
struct InMemoryBookshelf {
  /// The data of one reader.
  struct Shelf {
    var purchases: [ComicPurchase] = []
    var openOrders: [ComicOrder] = []
    var progress: [ComicItem: ReadingProgress] = [:]
  }

  let folding: any TextFolding
  var catalogue = InMemoryCatalogue()
  var shelves: [Reader.ID: Shelf] = [:]
  /// The reader of each order.
  var orders: [ComicOrder.ID: Reader.ID] = [:]
  var accounts: [ReaderAccount] = []
  /// The sessions, in the order in which they were opened.
  var sessions: [ReaderSession] = []

  init(folding: any TextFolding) {
    self.folding = folding
  }

  /// The volumes that a reader owns or has an open order for.
  var wantedComics: Set<Comic.ID> {
    Set(shelves.values.flatMap { $0.purchases.map(\.comic) + $0.openOrders.map(\.comic) })
  }

  func series(of item: ComicItem) -> ComicSeries? {
    let found = catalogue.series.values.compactMap {
      kept -> (rank: [Int], id: String, series: ComicSeries)? in
      guard let isDropped = kept.isDropped(item) else { return nil }
      return ([isDropped ? 1 : 0, kept.isWithdrawn ? 1 : 0], kept.listed.id.raw, kept.series)
    }
    return found.min { left, right in
      left.rank == right.rank
        ? left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
        : left.rank.lexicographicallyPrecedes(right.rank)
    }?.series
  }

  func page(
    _ request: ComicListRequest, for reader: SignedInReader?, at now: Timestamp
  ) -> ComicStorePage {
    let owned = Set(reader.flatMap { shelves[$0.id] }?.purchases.map(\.comic) ?? [])
    let query = String(request.query.prefix(ComicSearchKey.limit))
    let needle = ComicSearchKey(query, folding: folding)
    let found = catalogue.series.values.filter { kept in
      let isOwned = kept.series.comics.contains { owned.contains($0.id) }
      return (request.ownedOnly ? isOwned : isOwned || !kept.isWithdrawn)
        && [kept.listed.title, kept.listed.titleReading ?? ""].contains {
          needle.isContained(in: ComicSearchKey($0, folding: folding))
        }
    }
    let sorted = found.map { Place(of: $0, request.ordering, at: now, folding: folding) }
      .sorted(by: Place.isShownBefore)
    return ComicStorePage(
      series: sorted.dropFirst(request.offset).prefix(request.limit).map(\.series),
      total: sorted.count)
  }
}

extension InMemoryBookshelf {
  /// A series and its sort keys.
  private struct Place {
    let series: ComicSeries
    let releasedAt: Timestamp?
    let key: ComicSortKey

    init(
      of kept: InMemoryCatalogue.Kept, _ ordering: ComicOrdering, at now: Timestamp,
      folding: any TextFolding
    ) {
      series = kept.series
      switch ordering {
      case .title, .recent: key = ComicSortKey(series.title, folding: folding)
      case .reading:
        key = ComicSortKey(series.titleReading ?? series.title, folding: folding)
      }
      releasedAt = ordering == .recent ? series.lastRelease(at: now) : nil
    }

    static func isShownBefore(_ left: Place, _ right: Place) -> Bool {
      if let isFirst = left.releasedAt.precedes(right.releasedAt, by: >) { return isFirst }
      if left.key < right.key || right.key < left.key { return left.key < right.key }
      return left.series.id.raw.utf8.lexicographicallyPrecedes(right.series.id.raw.utf8)
    }
  }
}

extension InMemoryCatalogue.Kept {
  /// Returns whether the item is only kept for its owners: `false` if the catalogue still lists the
  /// item, and `nil` if the series does not contain the item.
  fileprivate func isDropped(_ item: ComicItem) -> Bool? {
    switch item {
    case .comic(let id):
      if listed.comics.contains(where: { $0.id == id }) { return false }
      return dropped.contains { $0.id == id } ? true : nil
    case .episode(let id):
      return listed.episodes.contains { $0.id == id } ? false : nil
    }
  }
}

extension ComicSeries {
  /// Returns the time of the latest release up to `now`, or `nil` if nothing was released. Hidden
  /// items do not count.
  fileprivate func lastRelease(at now: Timestamp) -> Timestamp? {
    let episodes = episodes.filter { !$0.isHidden }.compactMap(\.window.opensAt)
    let comics = comics.filter { !$0.isHidden }.compactMap(\.comesOutAt)
    return (episodes + comics).filter { $0 <= now }.max()
  }
}

// Purchases, progress and accounts.

extension InMemoryBookshelf {
  mutating func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) throws(ComicFailure) -> ComicOrder {
    let shelf = shelves[reader.id] ?? Shelf()
    guard !shelf.purchases.contains(where: { $0.comic == order.comic }) else {
      throw .alreadyOwned(order.comic)
    }
    if let open = shelf.openOrders.first(where: { $0.comic == order.comic }) { return open }
    guard orders[order.id] == nil else {
      throw .storage(reason: "The order “\(order.id)” exists already. Choose another identifier.")
    }
    let placed = ComicOrder(
      id: order.id, reader: reader.id, comic: order.comic, price: order.price,
      placedAt: order.placedAt)
    orders[order.id] = reader.id
    shelves[reader.id, default: Shelf()].openOrders.append(placed)
    return placed
  }

  mutating func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) throws(ComicFailure) {
    guard orders[order.id] == reader.id else {
      throw .storage(
        reason: "This reader has no order “\(order.id)”. Place an order before you close it.")
    }
    var shelf = shelves[reader.id] ?? Shelf()
    guard let place = shelf.openOrders.firstIndex(where: { $0.id == order.id }) else { return }
    let placed = shelf.openOrders.remove(at: place)
    if outcome.isOwned, !shelf.purchases.contains(where: { $0.comic == placed.comic }) {
      shelf.purchases.append(
        ComicPurchase(
          comic: placed.comic, order: placed.id, price: placed.price, boughtAt: now))
    }
    shelves[reader.id] = shelf
  }

  mutating func keep(_ progress: ReadingProgress, for reader: SignedInReader) {
    if let kept = shelves[reader.id]?.progress[progress.item], !progress.replaces(kept) { return }
    shelves[reader.id, default: Shelf()].progress[progress.item] = progress
  }

  // MARK: - Accounts

  func account(named name: ReaderName) -> ReaderAccount? {
    let folded = name.folded(by: folding)
    return accounts.first { $0.reader.name.folded(by: folding) == folded }
  }

  mutating func add(_ account: ReaderAccount) throws(ComicFailure) {
    let name = account.reader.name
    guard self.account(named: name) == nil else { throw .nameTaken(name) }
    accounts.append(account)
  }

  mutating func open(_ session: ReaderSession) {
    sessions.removeAll { $0.tokenDigest == session.tokenDigest }
    sessions.append(session)
    let own = sessions.filter { $0.reader == session.reader }
    let dropped = Set(own.dropLast(ReaderSession.limit).map(\.tokenDigest))
    sessions.removeAll { dropped.contains($0.tokenDigest) }
  }

  func session(digest: String) -> (session: ReaderSession, reader: Reader)? {
    guard let session = sessions.first(where: { $0.tokenDigest == digest }),
      let account = accounts.first(where: { $0.reader.id == session.reader })
    else { return nil }
    return (session, account.reader)
  }
}

/// The catalogue of ``InMemoryComicStore``, as a value type.
struct InMemoryCatalogue {
  /// A stored series.
  struct Kept {
    var listed: ComicSeries
    /// Owned volumes that the catalogue does not list anymore.
    var dropped: [Comic] = []
    var start: CataloguePage
    var seenRun: Int64
    var isWithdrawn = false

    /// The series including the dropped volumes.
    var series: ComicSeries {
      guard !dropped.isEmpty else { return listed }
      return ComicSeries(
        id: listed.id, title: listed.title, titleReading: listed.titleReading,
        authors: listed.authors, publisher: listed.publisher,
        comics: listed.comics + dropped.map(\.hidden), episodes: listed.episodes)
    }
  }

  private struct Page {
    var keeper: Int64 = 0
    var isDisturbed = false
    var ledger: CatalogueLedger?
    var sightings: [ComicSeries.ID: Int64] = [:]
  }

  private(set) var series: [ComicSeries.ID: Kept] = [:]
  private(set) var state: CatalogueState?
  private var pages: [CataloguePage: Page] = [:]
  private var lastRun: Int64 = 0

  mutating func begin(from start: CataloguePage) -> CatalogueRun {
    lastRun += 1
    return CatalogueRun(number: lastRun, start: start)
  }

  func ledger(of page: CataloguePage) -> CatalogueLedger? { pages[page]?.ledger }

  /// - Parameter wanted: The volumes that a reader owns or has an open order for.
  mutating func keep(
    _ batch: [ComicSeries], of page: CataloguePage, in run: CatalogueRun, wanted: Set<Comic.ID>
  ) -> CatalogueChanges {
    claim(page, for: run)
    var changes = CatalogueChanges()
    var counted: Set<ComicSeries.ID> = []
    for one in batch {
      if var kept = series[one.id] {
        let isFirst = counted.insert(one.id).inserted && kept.seenRun != run.number
        if kept.listed == one {
          changes.unchanged += isFirst ? 1 : 0
        } else {
          let ids = Set(one.comics.map(\.id))
          kept.dropped = (kept.listed.comics + kept.dropped).filter {
            wanted.contains($0.id) && !ids.contains($0.id)
          }
          kept.listed = one
          series[one.id] = kept
          changes.changed += isFirst ? 1 : 0
        }
      } else {
        series[one.id] = Kept(listed: one, start: run.start, seenRun: run.number)
        changes.added += 1
      }
      see(one.id, on: page, in: run)
    }
    return changes
  }

  mutating func finish(_ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun) {
    var kept = pages[page] ?? Page()
    if kept.keeper < run.number || (kept.keeper == run.number && !kept.isDisturbed) {
      kept.keeper = run.number
      kept.isDisturbed = false
      kept.ledger = ledger
    }
    kept.sightings = kept.sightings.filter { $0.value >= run.number }
    pages[page] = kept
  }

  mutating func keepUnchanged(_ page: CataloguePage, in run: CatalogueRun) -> Int {
    let ids = pages[page].map { Array($0.sightings.keys) } ?? []
    let unseen = ids.count { series[$0]?.seenRun != run.number }
    for id in ids { see(id, on: page, in: run) }
    return unseen
  }

  mutating func end(_ run: CatalogueRun, at now: Timestamp) -> Int {
    var withdrawn = 0
    for (id, kept) in series
    where kept.start == run.start && kept.seenRun < run.number && !kept.isWithdrawn {
      series[id]?.isWithdrawn = true
      withdrawn += 1
    }
    let listed = series.values.count { $0.start == run.start && !$0.isWithdrawn }
    state = CatalogueState(start: run.start, finishedAt: now, series: listed)
    return withdrawn
  }
}

extension InMemoryCatalogue {
  private mutating func claim(_ page: CataloguePage, for run: CatalogueRun) {
    var kept = pages[page] ?? Page()
    kept.ledger = nil
    if kept.keeper > run.number {
      kept.isDisturbed = true
    } else if kept.keeper < run.number {
      kept.keeper = run.number
      kept.isDisturbed = false
    }
    pages[page] = kept
  }

  private mutating func see(_ id: ComicSeries.ID, on page: CataloguePage, in run: CatalogueRun) {
    let earlier = pages[page, default: Page()].sightings[id] ?? 0
    pages[page, default: Page()].sightings[id] = max(earlier, run.number)
    guard var kept = series[id] else { return }
    if kept.seenRun < run.number {
      kept.seenRun = run.number
      kept.start = run.start
    }
    kept.isWithdrawn = false
    series[id] = kept
  }
}

extension Comic {
  /// Returns the volume as a hidden one, which only its owners see.
  fileprivate var hidden: Comic {
    Comic(
      id: id, title: title, volume: volume, number: number, sortNumber: sortNumber, price: price,
      releaseDate: releaseDate, availableAt: availableAt, updatedAt: updatedAt,
      imageUpdatedAt: imageUpdatedAt, isPurchasable: false, isHidden: true, pages: pages)
  }
}
