/// After a removal the list of one tag shows every bookmark, since it forgot what was asked for.
///
/// Stated by ``BookmarkListScreen/remove(_:thenShowing:)``.

import BookmarksDomain

private func remove(
  _ id: Bookmark.ID, from list: any BookmarkListScreen, showing question: BookmarkListForm
) async {
  #if FAIL
  await list.remove([id])  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  await list.remove([id], thenShowing: question)
  #endif
}
