/// Two people edit one bookmark, and the second one overwrites the first one's text unnoticed.
///
/// Stated by ``StoredBookmarks/change(_:by:expecting:)``.
private func save(
  _ change: BookmarkChange, of seen: Bookmark, in stored: any StoredBookmarks
) async throws(BookmarkFailure) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = try await stored.change(seen.id, by: change)
  _ = try await stored.change(seen.id, by: change, expecting: seen.version)
}
