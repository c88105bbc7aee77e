public import BookshelfDomain
public import CoreDomain

// The shelves, the accounts and the seen pages of ``InMemoryComicStore``.

extension InMemoryComicStore: ComicShelfStore {
  public func series(
    _ request: ComicListRequest, for reader: SignedInReader?, at now: Timestamp
  ) throws(ComicFailure) -> ComicStorePage {
    let owned = Set(reader.flatMap { shelves[$0.id] }?.purchases.map(\.comic) ?? [])
    let query = String(request.query.prefix(ComicSearchKey.limit))
    let needle = ComicSearchKey(query, folding: folding)
    let found = catalogue.values.filter { kept in
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

  public func series(_ id: ComicSeries.ID) throws(ComicFailure) -> ComicSeries? {
    catalogue[id]?.series
  }

  public func series(of item: ComicItem) throws(ComicFailure) -> ComicSeries? {
    let found = catalogue.values.compactMap {
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

  public func purchases(of reader: SignedInReader) throws(ComicFailure) -> [ComicPurchase] {
    let purchases = shelves[reader.id]?.purchases ?? []
    return purchases.sorted { left, right in
      left.boughtAt == right.boughtAt
        ? left.comic.raw.utf8.lexicographicallyPrecedes(right.comic.raw.utf8)
        : left.boughtAt > right.boughtAt
    }
  }

  public func place(
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

  public func openOrders(of reader: SignedInReader) throws(ComicFailure) -> [ComicOrder] {
    let orders = shelves[reader.id]?.openOrders ?? []
    return orders.sorted { ($0.placedAt, $0.id) < ($1.placedAt, $1.id) }
  }

  public func close(
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

  public func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?
  ) throws(ComicFailure) -> [ReadingProgress] {
    let wanted = series.map { Set($0) }
    let kept = shelves[reader.id]?.progress.values.filter { wanted?.contains($0.series) ?? true }
    return (kept ?? []).sorted { left, right in
      left.readAt == right.readAt
        ? left.item.text.utf8.lexicographicallyPrecedes(right.item.text.utf8)
        : left.readAt > right.readAt
    }
  }

  public func keep(_ progress: ReadingProgress, for reader: SignedInReader) throws(ComicFailure) {
    if let kept = shelves[reader.id]?.progress[progress.item], !progress.replaces(kept) { return }
    shelves[reader.id, default: Shelf()].progress[progress.item] = progress
  }
}

extension InMemoryComicStore: ReaderAccountStore {
  public func account(named name: ReaderName) throws(ComicFailure) -> ReaderAccount? {
    let folded = name.folded(by: folding)
    return accounts.first { $0.reader.name.folded(by: folding) == folded }
  }

  public func add(_ account: ReaderAccount) throws(ComicFailure) {
    let name = account.reader.name
    guard try self.account(named: name) == nil else { throw .nameTaken(name) }
    accounts.append(account)
  }

  public func open(_ session: ReaderSession) throws(ComicFailure) {
    sessions.removeAll { $0.tokenDigest == session.tokenDigest }
    sessions.append(session)
    let own = sessions.filter { $0.reader == session.reader }
    let dropped = Set(own.dropLast(ReaderSession.limit).map(\.tokenDigest))
    sessions.removeAll { dropped.contains($0.tokenDigest) }
  }

  public func session(
    digest: String
  ) throws(ComicFailure) -> (session: ReaderSession, reader: Reader)? {
    guard let session = sessions.first(where: { $0.tokenDigest == digest }),
      let account = accounts.first(where: { $0.reader.id == session.reader })
    else { return nil }
    return (session, account.reader)
  }

  public func end(digest: String) throws(ComicFailure) {
    sessions.removeAll { $0.tokenDigest == digest }
  }

  public func dropSessions(overAt now: Timestamp) throws(ComicFailure) {
    sessions.removeAll { $0.isOver(at: now) }
  }
}

extension InMemoryComicStore {
  func claim(_ page: CataloguePage, for run: CatalogueRun) {
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

  func see(_ id: ComicSeries.ID, on page: CataloguePage, in run: CatalogueRun) {
    let earlier = pages[page, default: Page()].sightings[id] ?? 0
    pages[page, default: Page()].sightings[id] = max(earlier, run.number)
    guard var kept = catalogue[id] else { return }
    if kept.seenRun < run.number {
      kept.seenRun = run.number
      kept.start = run.start
    }
    kept.isWithdrawn = false
    catalogue[id] = kept
  }

  /// A series and its sort keys.
  private struct Place {
    let series: ComicSeries
    let releasedAt: Timestamp?
    let key: ComicSortKey

    init(
      of kept: Kept, _ ordering: ComicOrdering, at now: Timestamp, folding: any TextFolding
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

extension InMemoryComicStore.Kept {
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
