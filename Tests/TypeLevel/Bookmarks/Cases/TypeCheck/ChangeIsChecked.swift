/// A title of a megabyte, which nobody measured, is stored by way of a change.
///
/// Stated by ``BookmarkChange``.

import BookmarksDomain

private func change(_ title: String) throws(BookmarkFailure) -> BookmarkChange {
  #if FAIL
  BookmarkChange(title: title)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try BookmarkChange(title: title)
  #endif
}
