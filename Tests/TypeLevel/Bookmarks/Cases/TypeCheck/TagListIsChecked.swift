/// A tag list that was not checked has a tag twice, and a search shows its bookmark twice.
///
/// Stated by ``TagList/init(_:)``.
private func tags(_ tags: [Tag]) throws(BookmarkFieldFailure) {
  _ = TagList(trusted: tags)  // expected-error {{[extra_argument_labels]}}
  _ = try TagList(tags)
}
