/// An index has its capitals first, and half of a series stands elsewhere.
///
/// Stated by ``ComicSortKey``.

import BookshelfDomain
import CoreDomain

private func key(_ title: String, _ folding: any TextFolding) -> ComicSortKey {
  #if FAIL
  ComicSortKey(title)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicSortKey(title, folding: folding)
  #endif
}
