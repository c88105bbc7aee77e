/// A tag that was not folded differs from the same tag of another bookmark.
///
/// Stated by ``BookmarkNormalizer``.
private func tag(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure) {
  _ = try Tag(text)  // expected-error {{[missing_argument_named]}}
  _ = try Tag(text, by: normalizer)
}
