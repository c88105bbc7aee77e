/// A version of a story is shown that belongs to no feed.
///
/// Stated by ``StoryVersion``.
private func version(of story: Story, as feed: NewsFeed) -> StoryVersion {
  #if FAIL
  StoryVersion(contents: StoryContents(story))  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StoryVersion(address: feed.address, contents: StoryContents(story))
  #endif
}
