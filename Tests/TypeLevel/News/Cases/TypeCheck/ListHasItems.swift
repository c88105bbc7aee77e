/// An empty list overwrites the user's list.
///
/// Stated by ``FeedList``.
private func list(_ items: [FeedList.Item]) {
  _ = FeedList(title: "Feeds")  // expected-error {{[missing_argument_named]}}
  _ = FeedList(title: "Feeds", items: items)
}
