/// Unread items are counted for another day.
///
/// Stated by ``ComicShelfEntry``.
private func entry(_ series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = ComicShelfEntry(series, for: ownership, progress: [])
  _ = ComicShelfEntry(series, for: ownership, progress: [], at: now)
}
