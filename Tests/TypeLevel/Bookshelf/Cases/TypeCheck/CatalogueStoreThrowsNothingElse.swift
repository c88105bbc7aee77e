/// A full disk ends a synchronisation with the raw text of the database.
///
/// Stated by ``CatalogueStore``.
private struct Broken: CatalogueStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func begin(from start: CataloguePage) async -> CatalogueRun {
    CatalogueRun(number: 1, start: start)
  }
  func ledger(of page: CataloguePage, in run: CatalogueRun) async -> CatalogueLedger? { nil }
  func keep(
    _ series: [ComicSeries], of page: CataloguePage, in run: CatalogueRun
  ) async throws(Failure) -> CatalogueChanges { CatalogueChanges() }
  func finish(_ page: CataloguePage, _ ledger: CatalogueLedger, in run: CatalogueRun) async {}
  func keepUnchanged(_ page: CataloguePage, in run: CatalogueRun) async -> Int { 0 }
  func end(_ run: CatalogueRun, at now: Timestamp) async -> Int { 0 }
  func state() async -> CatalogueState? { nil }
}
