/// An index lists capitals first, and splits a series in two.
///
/// Stated by ``ComicSortKey``.
private func key(_ title: String, _ folding: any TextFolding) {
  _ = ComicSortKey(title)  // expected-error {{[missing_argument_named]}}
  _ = ComicSortKey(title, folding: folding)
}
