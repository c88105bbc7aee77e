/// An empty search finds everything.
///
/// Stated by ``StoryWords``.
private func question(_ typed: String) {
  _ = StoryQuestion(words: typed)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StoryQuestion(words: StoryWords(typed))
}
