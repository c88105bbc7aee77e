public import BookshelfDomain
import CoreDomain

extension DefaultComicRepository {
  public func synchronise(
    with source: CataloguePage?, for key: String,
    progress tell: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) -> CatalogueProgress {
    try await traced.run { () async throws(ComicFailure) in
      guard let page = source ?? start else { throw .noCatalogue }
      return try await leasing.run(WorkName("Bookshelf", "catalogue")) {
        _ async throws(ComicFailure) in
        try await synchroniseAlone(with: page, for: key, tell)
      }
    }
  }
}

extension DefaultComicRepository {
  /// Synchronizes the catalogue. The caller holds the lease, so no other program or task
  /// synchronizes at the same time.
  private func synchroniseAlone(
    with start: CataloguePage, for key: String,
    _ tell: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) -> CatalogueProgress {
    let run = try await catalogue.begin(from: start)
    var progress = CatalogueProgress()
    do throws(ComicFailure) {
      try await walk(from: start, in: run, for: key, &progress, tell)
      progress.withdrawn = try await catalogue.end(run, at: clock.now)
      return progress
    } catch {
      // An error that the cancellation caused is reported as a cancellation.
      throw Task.isCancelled ? .cancelled(progress) : error
    }
  }

  /// How many series to store per transaction.
  private static let batch = 500

  /// Reads all pages, starting with the first.
  private func walk(
    from start: CataloguePage, in run: CatalogueRun, for key: String,
    _ progress: inout CatalogueProgress,
    _ tell: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) {
    var seen: Set<CataloguePage> = []
    var next: CataloguePage? = start
    while let page = next {
      guard seen.insert(page).inserted, seen.count <= CataloguePage.limit else {
        throw .source(.endless(page))
      }
      next = try await read(page, in: run, for: key, &progress, tell)
      progress.pages += 1
      await tell(progress)
      guard !Task.isCancelled else { throw .cancelled(progress) }
    }
  }

  /// Reads a page and stores its series.
  ///
  /// - Returns: The next page, or `nil` if this is the last page.
  private func read(
    _ page: CataloguePage, in run: CatalogueRun, for key: String,
    _ progress: inout CatalogueProgress,
    _ tell: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) -> CataloguePage? {
    let ledger = try await catalogue.ledger(of: page, in: run)
    let renewed: CatalogueLedger
    switch try await source.fetch(page, ledger?.validators ?? .none) {
    case .unchanged(let validators, let link):
      let series = try await catalogue.keepUnchanged(page, in: run)
      progress.series += series
      progress.changes.unchanged += series
      progress.unchangedPages += 1
      renewed = CatalogueLedger(validators: validators, next: link ?? ledger?.next)
    case .document(let document, let validators, let next):
      try await keep(document, of: page, in: run, for: key, &progress, tell)
      renewed = CatalogueLedger(validators: validators, next: next)
    }
    try await catalogue.finish(page, renewed, in: run)
    return renewed.next
  }

  /// Stores the series of a document in batches.
  private func keep(
    _ document: any ByteSource, of page: CataloguePage, in run: CatalogueRun, for key: String,
    _ progress: inout CatalogueProgress,
    _ tell: @Sendable (CatalogueProgress) async -> Void
  ) async throws(ComicFailure) {
    var batch: [ComicSeries] = []
    var sum = progress
    defer { progress = sum }
    let report = try await reading.read(document, for: key) {
      (series) async throws(ComicFailure) in
      batch.append(series)
      guard batch.count == Self.batch else { return }
      try await keep(batch, of: page, in: run, &sum)
      batch = []
      await tell(sum)
      guard !Task.isCancelled else { throw .cancelled(sum) }
    }
    try await keep(batch, of: page, in: run, &sum)
    sum.leftOut += report.leftOut
    sum.notes += report.notes.prefix(max(CatalogueNote.limit - sum.notes.count, 0))
  }

  private func keep(
    _ batch: [ComicSeries], of page: CataloguePage, in run: CatalogueRun,
    _ progress: inout CatalogueProgress
  ) async throws(ComicFailure) {
    guard !batch.isEmpty else { return }
    let changes = try await catalogue.keep(batch, of: page, in: run)
    progress.series += changes.series
    progress.changes = progress.changes + changes
  }
}
