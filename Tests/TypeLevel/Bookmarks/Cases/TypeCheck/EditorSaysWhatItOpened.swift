/// An editor that was opened yesterday overwrites what was written this morning.
///
/// Stated by ``BookmarkEditorIntent/change(_:by:expecting:)``.
private func save(
  _ edit: BookmarkEdit, of opened: Bookmark, on screen: any BookmarkEditorScreen
) async {
  // expected-error@+1 {{[missing_argument_named]}}
  await screen.send(BookmarkEditorIntent.change(opened.id, by: edit))
  await screen.send(BookmarkEditorIntent.change(opened.id, by: edit, expecting: opened.version))
}
