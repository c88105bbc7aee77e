/// A position in an episode is stored for the volume with the same identifier.
///
/// Stated by ``ComicItem``.
private func progress(_ comic: Comic, of id: ComicSeries.ID, at now: Timestamp) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ReadingProgress(item: comic.id, series: id, page: 1, pages: 9, readAt: now)
  _ = ReadingProgress(item: ComicItem.comic(comic.id), series: id, page: 1, pages: 9, readAt: now)
}
