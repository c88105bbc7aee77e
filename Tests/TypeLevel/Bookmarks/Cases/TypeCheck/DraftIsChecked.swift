/// A note as long as a book slows down every list, because its length is not checked.
///
/// Stated by ``BookmarkDraft``.
private func draft(_ address: BookmarkAddress, note: String) throws(BookmarkFailure) {
  // expected-error@+1 {{[throwing_call_without_try]}}
  _ = BookmarkDraft(address: address, note: note)
  _ = try BookmarkDraft(address: address, note: note)
}
