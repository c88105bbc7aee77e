/// The last read item is unknown, and a reader continues with one from a year ago.
///
/// Stated by ``ReadingProgress``.
private func progress(_ item: ComicItem, of id: ComicSeries.ID, at now: Timestamp) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = ReadingProgress(item: item, series: id, page: 1, pages: 9)
  _ = ReadingProgress(item: item, series: id, page: 1, pages: 9, readAt: now)
}
