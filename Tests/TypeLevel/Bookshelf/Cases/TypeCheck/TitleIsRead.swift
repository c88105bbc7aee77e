/// A title with a line break in it is kept, and the list shows two lines for one comic.
///
/// Stated by ``ComicTitle/init(_:)``.

import BookshelfDomain

private func title(_ typed: String) throws(ComicFailure) -> ComicTitle {
  #if FAIL
  ComicTitle(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try ComicTitle(typed)
  #endif
}
