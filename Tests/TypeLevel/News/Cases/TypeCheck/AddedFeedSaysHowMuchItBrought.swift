/// A feed without stories is added without a message.
///
/// Stated by ``AddedFeed``.
private func added(_ feed: NewsFeed) -> AddedFeed {
  #if FAIL
  AddedFeed(feed: feed)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  AddedFeed(feed: feed, stories: 0)
  #endif
}
