/// The outcome of a story is shown as that of a feed.
///
/// Stated by ``FeedOutcome``.
private func outcome(_ story: Story, _ feed: NewsFeed) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = FeedOutcome(feed: story.id, title: "", result: .unchanged)
  _ = FeedOutcome(feed: feed.id, title: "", result: .unchanged)
}
