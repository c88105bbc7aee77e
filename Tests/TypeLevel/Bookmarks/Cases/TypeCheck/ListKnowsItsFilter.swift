/// The bookmarks of one tag are shown under the heading “All”.
///
/// Stated by ``BookmarkListState/success(_:of:)``.
private func state(_ page: BookmarkPage, _ filter: BookmarkFilter) -> BookmarkListState {
  #if FAIL
  .success(page)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .success(page, of: filter)
  #endif
}
