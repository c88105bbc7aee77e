/// A comic's identifier opens or deletes the bookmark with the same identifier.
///
/// Stated by ``Bookmark/ID``.

private enum Comic {}

private func open(
  _ comic: Identifier<Comic, String>, _ id: Bookmark.ID, in store: any BookmarkStore
) async throws(BookmarkFailure) -> Bookmark? {
  #if FAIL
  try await store.bookmark(comic)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await store.bookmark(id)
  #endif
}
