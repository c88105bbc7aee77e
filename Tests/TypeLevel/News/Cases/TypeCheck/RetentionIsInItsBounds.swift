/// A retention of zero stories removes everything.
///
/// Stated by ``StoryRetention``.
private func retention(_ stories: Int) {
  // expected-error@+1 {{[optional_not_unwrapped]}}
  let _: StoryRetention = StoryRetention(stories: stories)
  let _: StoryRetention = StoryRetention(stories: stories) ?? .usual
}
