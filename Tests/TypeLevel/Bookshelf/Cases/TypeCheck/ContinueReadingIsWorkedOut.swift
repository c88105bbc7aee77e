/// A reader continues with a volume that they may not read.
///
/// Stated by ``ContinueReading``.
private func next(
  in series: ComicSeries, _ readable: ReadableComic, for ownership: ComicOwnership,
  at now: Timestamp
) -> ContinueReading? {
  #if FAIL
  // expected-FAIL-error@+1 {{[init_candidate_inaccessible]}}
  ContinueReading(readable: readable, page: 1)
  #else
  series.continueReading(for: ownership, progress: [], at: now)
  #endif
}
