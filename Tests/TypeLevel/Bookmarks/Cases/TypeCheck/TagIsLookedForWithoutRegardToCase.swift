/// Text that is used as a tag does not find the same tag with a capital letter.
///
/// Stated by ``BookmarkFilter/tag``.
private func filter(
  _ text: String, by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) -> BookmarkFilter {
  #if FAIL
  try BookmarkFilter(tag: text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try BookmarkFilter(tag: Tag(text, by: normalizer))
  #endif
}
