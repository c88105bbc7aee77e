import BookshelfDomain
import CoreDomain

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
    for one in batch {
      if var kept = series[one.id] {
        if kept.listed == one {
          changes.unchanged += 1
        } else {
          let ids = Set(one.comics.map(\.id))
          kept.dropped = (kept.listed.comics + kept.dropped).filter {
            wanted.contains($0.id) && !ids.contains($0.id)
          }
          kept.listed = one
          series[one.id] = kept
          changes.changed += 1
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
    for id in ids { see(id, on: page, in: run) }
    return ids.count
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
