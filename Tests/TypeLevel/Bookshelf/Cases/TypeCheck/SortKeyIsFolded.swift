/// An index lists capitals first, and splits a series in two.
///
/// Stated by ``ComicSortKey``.
private func key(_ title: String, _ folding: any TextFolding) -> ComicSortKey {
  #if FAIL
  ComicSortKey(title)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicSortKey(title, folding: folding)
  #endif
}
