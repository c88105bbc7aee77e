/// The shelf links to the last position, although the reader may not read it.
///
/// Stated by ``ComicContinuation``.
private func continuation(
  _ series: ComicSeries, _ place: ReadingProgress, _ next: ContinueReading
) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ComicContinuation(series: series.id, seriesTitle: series.title, next: place)
  _ = ComicContinuation(series: series.id, seriesTitle: series.title, next: next)
}
