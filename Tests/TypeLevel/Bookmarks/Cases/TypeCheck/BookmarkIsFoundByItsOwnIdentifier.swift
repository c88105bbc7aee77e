/// A comic's identifier opens or deletes the bookmark with the same identifier.
///
/// Stated by ``Bookmark/ID``.

private enum Comic {}

private func open(
  _ comic: Identifier<Comic, String>, _ id: Bookmark.ID, in store: any BookmarkStore
) async throws(BookmarkFailure) {
  _ = try await store.bookmark(comic)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await store.bookmark(id)
}
