/// The bookmarks of one tag are shown under the heading “All”.
///
/// Stated by ``BookmarkListState/success(_:of:)``.
private func state(_ page: BookmarkPage, _ filter: BookmarkFilter) {
  let _: BookmarkListState = .success(page)  // expected-error {{[missing_argument_named]}}
  let _: BookmarkListState = .success(page, of: filter)
}
