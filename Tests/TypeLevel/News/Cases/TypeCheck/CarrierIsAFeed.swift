/// A story is listed as its own feed.
///
/// Stated by ``StoryCarrier``.
private func carrier(of story: Story, _ feed: NewsFeed) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = StoryCarrier(feed: story.id, title: story.title)
  _ = StoryCarrier(feed: feed.id, title: feed.title)
}
