public import BookshelfDomain
public import CoreDomain
import CoreTesting

/// A store of the catalogue, readers and shelves in memory, for tests. It runs one call at a time,
/// so the changes of a call are atomic.
public actor InMemoryComicStore {
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

  struct Page {
    var keeper: Int64 = 0
    var isDisturbed = false
    var ledger: CatalogueLedger?
    var sightings: [ComicSeries.ID: Int64] = [:]
  }

  /// The data of one reader.
  struct Shelf {
    var purchases: [ComicPurchase] = []
    var openOrders: [ComicOrder] = []
    var progress: [ComicItem: ReadingProgress] = [:]
  }

  let folding: any TextFolding = FoundationTextFolding()
  var catalogue: [ComicSeries.ID: Kept] = [:]
  var pages: [CataloguePage: Page] = [:]
  private var lastState: CatalogueState?
  private var lastRun: Int64 = 0
  var shelves: [Reader.ID: Shelf] = [:]
  /// The reader of each order.
  var orders: [ComicOrder.ID: Reader.ID] = [:]
  var accounts: [ReaderAccount] = []
  /// The sessions, in the order in which they were opened.
  var sessions: [ReaderSession] = []

  public init() {}
}

extension InMemoryComicStore: CatalogueStore {
  public func begin(from start: CataloguePage) throws(ComicFailure) -> CatalogueRun {
    lastRun += 1
    return CatalogueRun(number: lastRun, start: start)
  }

  public func ledger(
    of page: CataloguePage, in run: CatalogueRun
  ) throws(ComicFailure) -> CatalogueLedger? {
    pages[page]?.ledger
  }

  public func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
  ) throws(ComicFailure) -> CatalogueChanges {
    claim(page, for: run)
    // The volumes that a reader owns or has an open order for.
    let wanted = Set(
      shelves.values.flatMap { $0.purchases.map(\.comic) + $0.openOrders.map(\.comic) })
    var changes = CatalogueChanges()
    var counted: Set<ComicSeries.ID> = []
    for one in series {
      if var kept = catalogue[one.id] {
        let isFirst = counted.insert(one.id).inserted && kept.seenRun != run.number
        if kept.listed == one {
          changes.unchanged += isFirst ? 1 : 0
        } else {
          let ids = Set(one.comics.map(\.id))
          kept.dropped = (kept.listed.comics + kept.dropped).filter {
            wanted.contains($0.id) && !ids.contains($0.id)
          }
          kept.listed = one
          catalogue[one.id] = kept
          changes.changed += isFirst ? 1 : 0
        }
      } else {
        catalogue[one.id] = Kept(listed: one, start: run.start, seenRun: run.number)
        changes.added += 1
      }
      see(one.id, on: page, in: run)
    }
    return changes
  }

  public func finish(
    _ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun
  ) throws(ComicFailure) {
    var kept = pages[page] ?? Page()
    if kept.keeper < run.number || (kept.keeper == run.number && !kept.isDisturbed) {
      kept.keeper = run.number
      kept.isDisturbed = false
      kept.ledger = ledger
    }
    kept.sightings = kept.sightings.filter { $0.value >= run.number }
    pages[page] = kept
  }

  public func keepUnchanged(
    _ page: CataloguePage, in run: CatalogueRun
  ) throws(ComicFailure) -> Int {
    let ids = pages[page].map { Array($0.sightings.keys) } ?? []
    let unseen = ids.count { catalogue[$0]?.seenRun != run.number }
    for id in ids { see(id, on: page, in: run) }
    return unseen
  }

  public func end(_ run: CatalogueRun, at now: Timestamp) throws(ComicFailure) -> Int {
    var withdrawn = 0
    for (id, kept) in catalogue
    where kept.start == run.start && kept.seenRun < run.number && !kept.isWithdrawn {
      catalogue[id]?.isWithdrawn = true
      withdrawn += 1
    }
    let listed = catalogue.values.count { $0.start == run.start && !$0.isWithdrawn }
    lastState = CatalogueState(start: run.start, finishedAt: now, series: listed)
    return withdrawn
  }

  public func state() throws(ComicFailure) -> CatalogueState? { lastState }
}

extension Comic {
  /// The volume as a hidden one, which only its owners see.
  fileprivate var hidden: Comic {
    Comic(
      id: id, title: title, volume: volume, number: number, sortNumber: sortNumber, price: price,
      releaseDate: releaseDate, availableAt: availableAt, updatedAt: updatedAt,
      imageUpdatedAt: imageUpdatedAt, isPurchasable: false, isHidden: true, pages: pages)
  }
}
