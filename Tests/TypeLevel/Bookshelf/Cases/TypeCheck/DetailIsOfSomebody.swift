/// Every visitor sees a series like its owner.
///
/// Stated by ``ComicDetail``.
private func detail(
  _ series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp
) -> ComicDetail {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  ComicDetail(of: series, progress: [], isAdvertising: false, at: now)
  #else
  ComicDetail(of: series, for: ownership, progress: [], isAdvertising: false, at: now)
  #endif
}
