/// A tag list that was not checked has a tag twice, and a search shows its bookmark twice.
///
/// Stated by ``TagList/init(_:)``.
private func tags(_ tags: [Tag]) throws(BookmarkFieldFailure) -> TagList {
  #if FAIL
  TagList(trusted: tags)  // expected-FAIL-error {{[extra_argument_labels]}}
  #else
  try TagList(tags)
  #endif
}
