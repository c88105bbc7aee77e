/// A feed that cannot be updated is shown without a reason.
///
/// Stated by ``NewsFeedTrouble``.
private func trouble(of feed: NewsFeed) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = NewsFeedTrouble(feed: feed.id, title: feed.title)
  _ = NewsFeedTrouble(feed: feed.id, title: feed.title, reason: "Why.")
}
