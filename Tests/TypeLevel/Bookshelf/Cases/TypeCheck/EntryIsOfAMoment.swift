/// Unread items are counted for another day.
///
/// Stated by ``ComicShelfEntry``.
private func entry(
  _ series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp
) -> ComicShelfEntry {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  ComicShelfEntry(series, for: ownership, progress: [])
  #else
  ComicShelfEntry(series, for: ownership, progress: [], at: now)
  #endif
}
