/// An empty query matches everything, and a command removes all bookmarks.
///
/// Stated by ``BookmarkQuery``.
private func query(
  _ text: String, by normalizer: BookmarkNormalizer
) throws(BookmarkQueryMistake) -> BookmarkQuery {
  #if FAIL
  // expected-FAIL-error@+1 {{[extra_argument_named]}}
  try BookmarkQuery(text, condition: BookmarkCondition.unread, by: normalizer)
  #else
  try BookmarkQuery(text, by: normalizer)
  #endif
}
