/// A tag that was not folded differs from the same tag of another bookmark.
///
/// Stated by ``BookmarkNormalizer``.
private func tag(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure)
  -> Tag
{
  #if FAIL
  try Tag(text)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try Tag(text, by: normalizer)
  #endif
}
