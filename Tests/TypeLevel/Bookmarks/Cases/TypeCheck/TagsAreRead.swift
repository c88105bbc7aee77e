/// Blank tags from a file fill the list of tags with entries that cannot be chosen.
///
/// Stated by ``TagList/init(_:)``.
private func tags(
  _ texts: [String], by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) -> TagList {
  #if FAIL
  try TagList(texts)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try TagList(texts.map { text throws(BookmarkFieldFailure) in try Tag(text, by: normalizer) })
  #endif
}
