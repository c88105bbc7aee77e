/// Every visitor sees a series like its owner.
///
/// Stated by ``ComicDetail``.
private func detail(_ series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = ComicDetail(of: series, progress: [], isAdvertising: false, at: now)
  _ = ComicDetail(of: series, for: ownership, progress: [], isAdvertising: false, at: now)
}
