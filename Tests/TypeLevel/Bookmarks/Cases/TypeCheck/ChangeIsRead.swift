/// Typed text changes a bookmark without being validated.
///
/// Stated by ``BookmarkEdit/change(by:)``.
private func apply(
  _ edit: BookmarkEdit, to bookmark: Bookmark, by normalizer: BookmarkNormalizer
) throws(BookmarkFailure) -> Bookmark {
  #if FAIL
  // expected-FAIL-error@+1 {{[could_not_find_value_member]}}
  try edit.applied(to: bookmark)
  #else
  try edit.change(by: normalizer).applied(to: bookmark)
  #endif
}
