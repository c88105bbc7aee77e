/// A link to the tag `c++` that was made from text opens an empty list.
///
/// Stated by ``BookmarkTagsIntent/open(_:)``.
private func open(_ use: TagUse, on screen: any BookmarkTagsScreen) async {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  await screen.send(BookmarkTagsIntent.open(use.tag.text))
  await screen.send(BookmarkTagsIntent.open(use.tag))
}
