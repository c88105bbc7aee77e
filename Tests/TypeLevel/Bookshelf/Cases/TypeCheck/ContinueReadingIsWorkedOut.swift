/// A reader continues with a volume that they may not read.
///
/// Stated by ``ContinueReading``.
private func next(
  in series: ComicSeries, _ readable: ReadableComic, for ownership: ComicOwnership,
  at now: Timestamp
) {
  // expected-error@+1 {{[init_candidate_inaccessible]}}
  let _: ContinueReading? = ContinueReading(readable: readable, page: 1)
  let _: ContinueReading? = series.continueReading(for: ownership, progress: [], at: now)
}
