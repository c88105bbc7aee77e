/// An editor that was opened yesterday overwrites what was written this morning.
///
/// Stated by ``BookmarkEditorScreen/change(_:by:expecting:)``.

import BookmarksDomain

private func save(
  _ edit: BookmarkEdit, of opened: Bookmark, on screen: any BookmarkEditorScreen
) async {
  #if FAIL
  await screen.change(opened.id, by: edit)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  await screen.change(opened.id, by: edit, expecting: opened.version)
  #endif
}
