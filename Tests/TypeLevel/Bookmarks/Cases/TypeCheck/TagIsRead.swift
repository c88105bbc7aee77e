/// A tag with a comma is written to a bookmark file as one tag and read back as two.

import BookmarksDomain

private func tag(_ text: String) throws(BookmarkFailure) -> Tag {
  #if FAIL
  Tag(text: text, folded: text)  // expected-FAIL-error {{[extra_argument_named]}}
  #else
  try Tag(text)
  #endif
}
