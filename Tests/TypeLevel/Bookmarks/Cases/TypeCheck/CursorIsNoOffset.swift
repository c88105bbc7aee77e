/// A bookmark that is added during an export moves the others, and one is written twice.
///
/// Stated by ``BookmarkCursor``.
private func more(
  after cursor: BookmarkCursor?, of store: any BookmarkStore
) async throws(BookmarkFailure) -> BookmarkBatch {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await store.batch(after: 100, limit: 100)
  #else
  try await store.batch(after: cursor, limit: 100)
  #endif
}
