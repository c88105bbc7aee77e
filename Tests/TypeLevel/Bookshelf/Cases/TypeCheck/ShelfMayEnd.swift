/// The last page of a shelf links to the first one.
///
/// Stated by ``ComicShelf``.
private func offset(behind shelf: ComicShelf) -> Int? {
  #if FAIL
  shelf.next.offset  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  shelf.next?.offset
  #endif
}
