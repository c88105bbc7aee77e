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
      if left.releasedAt != right.releasedAt {
        guard let leftMoment = left.releasedAt else { return false }
        guard let rightMoment = right.releasedAt else { return true }
        return leftMoment > rightMoment
      }
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
    let comics = comics.filter { !$0.isHidden }
      .compactMap { $0.availableAt ?? $0.releaseDate?.begins }
    return (episodes + comics).filter { $0 <= now }.max()
  }
}
