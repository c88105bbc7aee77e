/// A tag with a comma is written to a bookmark file as one tag and read back as two.
///
/// Stated by ``Tag/folded``.
private func tag(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure)
  -> Tag
{
  #if FAIL
  try Tag(text, folded: text, by: normalizer)  // expected-FAIL-error {{[extra_argument_named]}}
  #else
  try Tag(text, by: normalizer)
  #endif
}
