/// The last page of a shelf links to the first one.
///
/// Stated by ``ComicShelf``.
private func offset(behind shelf: ComicShelf) {
  let _: Int? = shelf.next.offset  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int? = shelf.next?.offset
}
