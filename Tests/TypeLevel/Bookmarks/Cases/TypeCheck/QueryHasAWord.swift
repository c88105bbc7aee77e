/// An empty query matches everything, and a command removes all bookmarks.
///
/// Stated by ``BookmarkQuery``.
private func query(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkQueryMistake) {
  // expected-error@+1 {{[extra_argument_named]}}
  _ = try BookmarkQuery(text, condition: BookmarkCondition.unread, by: normalizer)
  _ = try BookmarkQuery(text, by: normalizer)
}
