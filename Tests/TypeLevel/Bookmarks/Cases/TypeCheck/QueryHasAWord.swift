/// A query without words finds every bookmark, and a command that removes what it finds empties all.

import BookmarksDomain

private func query(_ text: String) throws(BookmarkFailure) -> BookmarkQuery {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  BookmarkQuery(words: [], typed: text)
  #else
  try BookmarkQuery(text)
  #endif
}
