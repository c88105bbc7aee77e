/// A page with an old version of a bookmark removes the changed bookmark.
///
/// Stated by ``BookmarkDetailIntent/remove(_:expecting:)``.
private func remove(_ shown: Bookmark, on screen: any BookmarkDetailScreen) async {
  // expected-error@+1 {{[missing_argument_named]}}
  await screen.send(BookmarkDetailIntent.remove(shown.id))
  await screen.send(BookmarkDetailIntent.remove(shown.id, expecting: shown.version))
}
