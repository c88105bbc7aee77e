/// A title that is used as an identifier removes another bookmark, or none.
///
/// Stated by ``StoredBookmarks/remove(_:expecting:)``.
private func remove(
  _ bookmark: Bookmark, from stored: any StoredBookmarks
) async throws(BookmarkFailure) {
  // expected-error@+1 {{[cannot_convert_array_element]}}
  try await stored.remove([bookmark.title], expecting: nil)
  try await stored.remove([bookmark.id], expecting: nil)
}
