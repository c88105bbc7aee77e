/// A retention of zero stories removes everything.
///
/// Stated by ``StoryRetention``.
private func retention(_ stories: Int) -> StoryRetention {
  #if FAIL
  StoryRetention(stories: stories)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  StoryRetention(stories: stories) ?? .usual
  #endif
}
