/// A page of 50 says that there are 50 series in total.
///
/// Stated by ``ComicStorePage``.
private func page(_ series: [ComicSeries]) {
  _ = ComicStorePage(series: series)  // expected-error {{[missing_argument_named]}}
  _ = ComicStorePage(series: series, total: 30_000)
}
