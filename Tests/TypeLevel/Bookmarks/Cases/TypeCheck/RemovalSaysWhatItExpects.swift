/// A user deletes a bookmark that has changed since it was shown.
///
/// Stated by ``StoredBookmarks/remove(_:expecting:)``.
private func remove(
  _ seen: Bookmark, from store: any StoredBookmarks
) async throws(BookmarkFailure) {
  try await store.remove([seen.id])  // expected-error {{[missing_argument_named]}}
  try await store.remove([seen.id], expecting: seen.version)
}
