/// A draft that is stored has no identifier, and can never be removed.
///
/// Stated by ``BookmarkStore/keep(_:merging:)``.
private func keep(
  _ draft: BookmarkDraft, _ bookmark: Bookmark, in store: any BookmarkStore
) async throws(BookmarkFailure) {
  // expected-error@+1 {{[cannot_convert_array_element]}}
  _ = try await store.keep([draft], merging: .added)
  _ = try await store.keep([bookmark], merging: .added)
}
