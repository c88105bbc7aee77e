/// The outcome of a story is shown as that of a feed.
///
/// Stated by ``FeedOutcome``.
private func outcome(_ story: Story, _ feed: NewsFeed) -> FeedOutcome {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  FeedOutcome(feed: story.id, title: "", result: .unchanged)
  #else
  FeedOutcome(feed: feed.id, title: "", result: .unchanged)
  #endif
}
