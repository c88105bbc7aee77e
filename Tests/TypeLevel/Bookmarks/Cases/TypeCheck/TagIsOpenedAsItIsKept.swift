/// A link to the tag `c++` that was made of text opens a list in which nothing is found.
///
/// Stated by ``BookmarkTagsScreen/open(_:)``.

import BookmarksDomain

private func open(_ use: TagUse, on screen: any BookmarkTagsScreen) async {
  #if FAIL
  await screen.open(use.tag.text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  await screen.open(use.tag)
  #endif
}
