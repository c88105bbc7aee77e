/// A query that was never read finds all, and a command that removes what it finds empties all.
///
/// Stated by ``BookmarkQuery``.

import BookmarksDomain

private func query(
  _ text: String, by rules: BookmarkRules
) throws(BookmarkQueryMistake) -> BookmarkQuery {
  #if FAIL
  // expected-FAIL-error@+1 {{[extra_argument_named]}}
  try BookmarkQuery(text, condition: BookmarkCondition.unread, by: rules)
  #else
  try BookmarkQuery(text, by: rules)
  #endif
}
