/// A feed that cannot be updated is shown without a reason.
///
/// Stated by ``NewsFeedTrouble``.
private func trouble(of feed: NewsFeed) -> NewsFeedTrouble {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  NewsFeedTrouble(feed: feed.id, title: feed.title)
  #else
  NewsFeedTrouble(feed: feed.id, title: feed.title, reason: "Why.")
  #endif
}
