/// The last page of a shelf leads on to its first.
///
/// Stated by ``ComicShelf``.

import BookshelfDomain

private func offset(behind shelf: ComicShelf) -> Int? {
  #if FAIL
  shelf.next.offset  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  shelf.next?.offset
  #endif
}
