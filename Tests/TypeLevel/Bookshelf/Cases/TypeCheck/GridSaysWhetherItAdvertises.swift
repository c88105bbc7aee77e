/// A reader without advertisements sees advertisements.
///
/// Stated by ``ComicGrid``.
private func grid(_ series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = ComicGrid(of: series, for: ownership, at: now)
  _ = ComicGrid(of: series, for: ownership, at: now, isAdvertising: true)
}
