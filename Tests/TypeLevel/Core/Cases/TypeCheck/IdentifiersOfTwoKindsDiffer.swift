/// A comic's identifier deletes the bookmark with the same identifier.
///
/// Stated by ``Identifier``.

private enum Bookmark {}
private enum Comic {}

private func remove(_ id: Identifier<Bookmark, Int>) {}

private func tidy(bookmark: Identifier<Bookmark, Int>, comic: Identifier<Comic, Int>) {
  remove(comic)  // expected-error {{[cannot_convert_argument_value]}}
  remove(bookmark)
}
