/// An item opens at an arbitrary page.
///
/// Stated by ``ComicPageIntent``.
private func intent(_ item: ComicItem) -> ComicPageIntent {
  #if FAIL
  .show(item.text)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .show(item.text, page: "")
  #endif
}
