/// A story is listed as its own feed.
///
/// Stated by ``StoryCarrier``.
private func carrier(of story: Story, _ feed: NewsFeed) -> StoryCarrier {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  StoryCarrier(feed: story.id, title: story.title)
  #else
  StoryCarrier(feed: feed.id, title: feed.title)
  #endif
}
