/// A note as long as a book slows down every list, because its length is not checked.
///
/// Stated by ``BookmarkDraft``.
private func draft(
  _ address: BookmarkAddress, note: String
) throws(BookmarkFailure) -> BookmarkDraft {
  #if FAIL
  // expected-FAIL-error@+1 {{[throwing_call_without_try]}}
  BookmarkDraft(address: address, note: note)
  #else
  try BookmarkDraft(address: address, note: note)
  #endif
}
