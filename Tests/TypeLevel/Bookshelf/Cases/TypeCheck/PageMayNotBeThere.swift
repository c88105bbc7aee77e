/// A page after the last one is drawn, and crashes the program.
///
/// Stated by ``ComicPage``.
private func page(_ number: Int, of readable: ReadableComic, in series: ComicSeries) -> Int? {
  #if FAIL
  // expected-FAIL-error@+1 {{[optional_base_not_unwrapped]}}
  ComicPage(number, of: readable, series: series.id, seriesTitle: series.title).number
  #else
  ComicPage(number, of: readable, series: series.id, seriesTitle: series.title)?.number
  #endif
}
