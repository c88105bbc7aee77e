/// A title of a megabyte is stored by a change, because its length is not checked.
///
/// Stated by ``BookmarkChange``.
private func change(_ title: String) throws(BookmarkFailure) -> BookmarkChange {
  #if FAIL
  BookmarkChange(title: title)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try BookmarkChange(title: title)
  #endif
}
