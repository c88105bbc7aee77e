/// A page of 50 says that there are 50 series in total.
///
/// Stated by ``ComicStorePage``.
private func page(_ series: [ComicSeries]) -> ComicStorePage {
  #if FAIL
  ComicStorePage(series: series)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicStorePage(series: series, total: 30_000)
  #endif
}
