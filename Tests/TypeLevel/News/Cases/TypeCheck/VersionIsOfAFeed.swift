/// A version of a story is shown that belongs to no feed.
///
/// Stated by ``StoryVersion``.
private func version(of story: Story, as feed: NewsFeed) {
  _ = StoryVersion(contents: StoryContents(story))  // expected-error {{[missing_argument_named]}}
  _ = StoryVersion(address: feed.address, contents: StoryContents(story))
}
