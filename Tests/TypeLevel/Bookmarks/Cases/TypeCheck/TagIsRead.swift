/// A tag with a comma is written to a bookmark file as one tag and read back as two.
///
/// Stated by ``Tag/folded``.
private func tag(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure) {
  _ = try Tag(text, folded: text, by: normalizer)  // expected-error {{[extra_argument_named]}}
  _ = try Tag(text, by: normalizer)
}
