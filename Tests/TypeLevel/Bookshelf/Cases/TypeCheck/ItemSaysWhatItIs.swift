/// A position in an episode is stored for the volume with the same identifier.
///
/// Stated by ``ComicItem``.
private func progress(
  _ comic: Comic, of id: ComicSeries.ID, at now: Timestamp
) -> ReadingProgress {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  ReadingProgress(item: comic.id, series: id, page: 1, pages: 9, readAt: now)
  #else
  ReadingProgress(item: ComicItem.comic(comic.id), series: id, page: 1, pages: 9, readAt: now)
  #endif
}
