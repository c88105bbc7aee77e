/// An empty list overwrites the user's list.
///
/// Stated by ``FeedList``.
private func list(_ items: [FeedList.Item]) -> FeedList {
  #if FAIL
  FeedList(title: "Feeds")  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  FeedList(title: "Feeds", items: items)
  #endif
}
