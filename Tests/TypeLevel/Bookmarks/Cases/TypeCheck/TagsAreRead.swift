/// Blank tags from a file fill the list of tags with entries that cannot be chosen.
///
/// Stated by ``TagList/init(_:)``.
private func tags(
  _ texts: [String], by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) {
  _ = try TagList(texts)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try TagList(texts.map { text throws(BookmarkFieldFailure) in try Tag(text, by: normalizer) })
}
