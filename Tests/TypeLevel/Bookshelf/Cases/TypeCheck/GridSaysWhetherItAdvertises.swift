/// A reader without advertisements sees advertisements.
///
/// Stated by ``ComicGrid``.
private func grid(_ series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp)
  -> ComicGrid
{
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  ComicGrid(of: series, for: ownership, at: now)
  #else
  ComicGrid(of: series, for: ownership, at: now, isAdvertising: true)
  #endif
}
