/// After a removal, the list of one tag shows every bookmark, because its filter is lost.
///
/// Stated by ``BookmarkListIntent/remove(_:thenShowing:)``.
private func remove(
  _ id: Bookmark.ID, from list: any BookmarkListScreen, showing form: BookmarkListForm
) async {
  // expected-error@+1 {{[missing_argument_named]}}
  await list.send(BookmarkListIntent.remove([id]))
  await list.send(BookmarkListIntent.remove([id], thenShowing: form))
}
