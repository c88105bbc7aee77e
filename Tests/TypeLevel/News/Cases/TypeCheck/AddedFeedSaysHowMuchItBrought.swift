/// A feed without stories is added without a message.
///
/// Stated by ``AddedFeed``.
private func added(_ feed: NewsFeed) {
  _ = AddedFeed(feed: feed)  // expected-error {{[missing_argument_named]}}
  _ = AddedFeed(feed: feed, stories: 0)
}
