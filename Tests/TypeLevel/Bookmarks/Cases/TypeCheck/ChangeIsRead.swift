/// Typed text changes a bookmark without being validated.
///
/// Stated by ``BookmarkEdit/change(by:)``.
private func apply(
  _ edit: BookmarkEdit, to bookmark: Bookmark, by normalizer: BookmarkNormalizer
) throws(BookmarkFailure) {
  // expected-error@+1 {{[could_not_find_value_member]}}
  _ = try edit.applied(to: bookmark)
  _ = try edit.change(by: normalizer).applied(to: bookmark)
}
