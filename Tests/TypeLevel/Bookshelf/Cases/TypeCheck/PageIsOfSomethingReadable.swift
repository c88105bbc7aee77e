/// A page of a volume is shown to a reader who has not bought it.
///
/// Stated by ``ComicPage``.
private func page(_ comic: Comic, _ readable: ReadableComic, of series: ComicSeries) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = ComicPage(1, of: comic, series: series.id, seriesTitle: series.title)
  _ = ComicPage(1, of: readable, series: series.id, seriesTitle: series.title)
}
