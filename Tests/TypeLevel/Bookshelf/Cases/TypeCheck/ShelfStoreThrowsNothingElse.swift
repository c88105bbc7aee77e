/// A busy store ends the purchase with the raw text of the database.
///
/// Stated by ``ComicShelfStore``.
private struct Broken: ComicShelfStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func series(
    _ form: ComicListRequest, for reader: SignedInReader?, at now: Timestamp
  ) async -> ComicStorePage { ComicStorePage(series: [], total: 0) }
  func series(_ id: ComicSeries.ID) async -> ComicSeries? { nil }
  func series(of item: ComicItem) async -> ComicSeries? { nil }
  func purchases(of reader: SignedInReader) async -> [ComicPurchase] { [] }
  func place(
    _ order: ComicOrder, for reader: SignedInReader
  ) async throws(Failure) -> ComicOrder { order }
  func openOrders(of reader: SignedInReader) async -> [ComicOrder] { [] }
  func close(
    _ order: ComicOrder, with outcome: StorefrontOutcome, for reader: SignedInReader,
    at now: Timestamp
  ) async {}
  func progress(
    of reader: SignedInReader, in series: [ComicSeries.ID]?
  ) async -> [ReadingProgress] { [] }
  func keep(_ progress: ReadingProgress, for reader: SignedInReader) async {}
}
