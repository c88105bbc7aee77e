/// A limit of -1, which SQLite treats as no limit, lists a hundred thousand bookmarks.
///
/// Stated by ``BookmarkFilter/limit``.
private func first(_ count: Int) throws(BookmarkFieldFailure) -> BookmarkFilter {
  #if FAIL
  BookmarkFilter(limit: count)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try BookmarkFilter(limit: count)
  #endif
}
