/// Text that is used as a tag does not find the same tag with a capital letter.
///
/// Stated by ``BookmarkFilter/tag``.
private func filter(
  _ text: String, by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) {
  _ = try BookmarkFilter(tag: text)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try BookmarkFilter(tag: Tag(text, by: normalizer))
}
