/// A link to the tag `c++` that was made of text opens a list in which nothing is found.
///
/// Stated by ``BookmarkTagsIntent/open(_:)``.

import BookmarksDomain
import CoreDomain

private func open(_ use: TagUse, on screen: any BookmarkTagsScreen) async {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  await screen.send(BookmarkTagsIntent.open(use.tag.text))
  #else
  await screen.send(BookmarkTagsIntent.open(use.tag))
  #endif
}
