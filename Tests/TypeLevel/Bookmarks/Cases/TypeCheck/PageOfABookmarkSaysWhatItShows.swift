/// A bookmark that somebody else has changed is removed from a page that shows what it was.
///
/// Stated by ``BookmarkDetailScreen/remove(_:expecting:)``.

import BookmarksDomain

private func remove(_ shown: Bookmark, on screen: any BookmarkDetailScreen) async {
  #if FAIL
  await screen.remove(shown.id)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  await screen.remove(shown.id, expecting: shown.version)
  #endif
}
