/// A list is ordered by a word that nobody knows, and comes in any order.
///
/// Stated by ``ComicListForm``.

import BookshelfDomain

private func form(_ word: String) -> ComicListForm {
  #if FAIL
  ComicListForm(ordering: word)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  ComicListForm(ordering: ComicOrdering(rawValue: word) ?? .title)
  #endif
}
