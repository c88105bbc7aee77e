/// A limit of -1, which SQLite treats as no limit, lists a hundred thousand bookmarks.
///
/// Stated by ``BookmarkFilter/limit``.
private func first(_ count: Int) throws(BookmarkFieldFailure) {
  _ = BookmarkFilter(limit: count)  // expected-error {{[throwing_call_without_try]}}
  _ = try BookmarkFilter(limit: count)
}
