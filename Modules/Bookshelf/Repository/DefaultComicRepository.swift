public import BookshelfDomain
public import CoreDomain

/// The implementation of ``ComicRepository`` that the programs use. It combines the stores, the
/// source and parser of the catalogue, and the storefront.
public struct DefaultComicRepository: ComicRepository {
  let catalogue: any CatalogueStore
  let shelves: any ComicShelfStore
  let source: any CatalogueSource
  let reading: any CatalogueReading
  let storefront: any Storefront
  let start: CataloguePage?
  let advertising: ReaderRollout
  let leasing: LeasedWork
  let clock: any WallClock
  let identifiers: any IdentifierSource
  let traced: TracedOperations<ComicFailure>

  /// - Parameters:
  ///   - start: The first page of the configured catalogue, or `nil` if none is configured.
  ///   - advertising: The readers who see advertisements in the grid.
  ///   - leasing: Lets only one program synchronize at a time.
  public init(
    catalogue: any CatalogueStore, shelves: any ComicShelfStore, source: any CatalogueSource,
    reading: any CatalogueReading, storefront: any Storefront, start: CataloguePage?,
    advertising: ReaderRollout, leasing: LeasedWork, clock: any WallClock,
    identifiers: any IdentifierSource, tracer: OperationTracer
  ) {
    self.catalogue = catalogue
    self.shelves = shelves
    self.source = source
    self.reading = reading
    self.storefront = storefront
    self.start = start
    self.advertising = advertising
    self.leasing = leasing
    self.clock = clock
    self.identifiers = identifiers
    traced = TracedOperations(by: tracer)
  }

  public func shelf(
    _ request: ComicListRequest, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicShelf {
    try await traced.run { () async throws(ComicFailure) in
      guard reader != nil || !request.ownedOnly else { throw .signInNeeded }
      let now = clock.now
      let page = try await shelves.series(request, for: reader, at: now)
      let ownership = try await ownership(of: reader)
      let progress = try await progress(of: reader, in: page.series.map(\.id))
      let entries = page.series.map { series in
        ComicShelfEntry(series, for: ownership, progress: progress[series.id] ?? [], at: now)
      }
      let continuing = try await continuations(request, of: reader, ownership, at: now)
      let synchronisedAt = try await catalogue.state()?.finishedAt
      return ComicShelf(
        entries: entries, total: page.total, request: request, continuing: continuing,
        synchronisedAt: synchronisedAt,
        gap: try await (synchronisedAt == nil ? gap(at: now) : .unfetched))
    }
  }

  public func detail(
    of id: ComicSeries.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail {
    try await traced.run { () async throws(ComicFailure) in
      guard let series = try await shelves.series(id) else { throw .unknownSeries(id) }
      return try await detail(of: series, for: reader)
    }
  }

  public func detail(
    containing comic: Comic.ID, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail {
    try await traced.run { () async throws(ComicFailure) in
      guard let series = try await shelves.series(of: .comic(comic)) else {
        throw .unknownComic(comic.raw)
      }
      return try await detail(of: series, for: reader)
    }
  }
}

extension DefaultComicRepository {
  /// The rollout key that all anonymous visitors share.
  static let nobody = "nobody"

  func ownership(of reader: SignedInReader?) async throws(ComicFailure) -> ComicOwnership {
    guard let reader else { return .nobody }
    let purchases = try await shelves.purchases(of: reader)
    return ComicOwnership(of: reader, comics: Set(purchases.map(\.comic)))
  }

  /// Returns why the catalogue is not complete, before the first synchronization has completed.
  private func gap(at now: Timestamp) async throws(ComicFailure) -> CatalogueGap {
    let request = ComicListRequest(ownedOnly: false, limit: 1)
    let stored = try await shelves.series(request, for: nil, at: now)
    return stored.total > 0 ? .partial : start == nil ? .unconfigured : .unfetched
  }

  private func detail(
    of series: ComicSeries, for reader: SignedInReader?
  ) async throws(ComicFailure) -> ComicDetail {
    let progress = try await progress(of: reader, in: [series.id])
    return ComicDetail(
      of: series, for: try await ownership(of: reader), progress: progress[series.id] ?? [],
      isAdvertising: advertising.includes(reader?.id.raw ?? Self.nobody), at: clock.now)
  }

  /// Returns the reader's progress, grouped by series.
  func progress(
    of reader: SignedInReader?, in series: [ComicSeries.ID]
  ) async throws(ComicFailure) -> [ComicSeries.ID: [ReadingProgress]] {
    guard let reader else { return [:] }
    return Dictionary(
      grouping: try await shelves.progress(of: reader, in: series), by: \.series)
  }

  /// Returns where to continue reading. Empty for a search, and for all pages but the first.
  private func continuations(
    _ request: ComicListRequest, of reader: SignedInReader?, _ ownership: ComicOwnership,
    at now: Timestamp
  ) async throws(ComicFailure) -> [ComicContinuation] {
    guard let reader, request.offset == 0, request.query.isEmpty else { return [] }
    let progress = try await shelves.progress(of: reader, in: nil)
    let bySeries = Dictionary(grouping: progress, by: \.series)
    var seen: Set<ComicSeries.ID> = []
    var continuations: [ComicContinuation] = []
    for place in progress where seen.insert(place.series).inserted {
      guard continuations.count < ComicShelf.continuingLimit else { break }
      guard let series = try await shelves.series(place.series),
        let next = series.continueReading(
          for: ownership, progress: bySeries[series.id] ?? [], at: now)
      else { continue }
      continuations.append(
        ComicContinuation(series: series.id, seriesTitle: series.title, next: next))
    }
    return continuations
  }
}
