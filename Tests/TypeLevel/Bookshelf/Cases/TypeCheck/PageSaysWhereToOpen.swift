/// An item opens at an arbitrary page.
///
/// Stated by ``ComicPageIntent``.
private func intent(_ item: ComicItem) {
  let _: ComicPageIntent = .show(item.text)  // expected-error {{[missing_argument_named]}}
  let _: ComicPageIntent = .show(item.text, page: "")
}
