/// Two people edit one bookmark, and the second one overwrites the first one's text unnoticed.
///
/// Stated by ``StoredBookmarks/change(_:by:expecting:)``.
private func save(
  _ change: BookmarkChange, of seen: Bookmark, in stored: any StoredBookmarks
) async throws(BookmarkFailure) -> Bookmark {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  try await stored.change(seen.id, by: change)
  #else
  try await stored.change(seen.id, by: change, expecting: seen.version)
  #endif
}
