/// A bookmark that is added during an export moves the others, and one is written twice.
///
/// Stated by ``BookmarkCursor``.
private func more(
  after cursor: BookmarkCursor?, of store: any BookmarkStore
) async throws(BookmarkFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await store.batch(after: 100, limit: 100)
  _ = try await store.batch(after: cursor, limit: 100)
}
