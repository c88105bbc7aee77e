/// An import without a merge rule overwrites the user's notes.
///
/// Stated by ``BookmarkStore/keep(_:merging:)``.
private func keep(
  _ bookmarks: [Bookmark], in store: any BookmarkStore
) async throws(BookmarkFailure) {
  _ = try await store.keep(bookmarks)  // expected-error {{[missing_argument_named]}}
  _ = try await store.keep(bookmarks, merging: .imported)
}
