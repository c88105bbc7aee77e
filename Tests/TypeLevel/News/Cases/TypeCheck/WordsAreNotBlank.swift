/// An empty search finds everything.
///
/// Stated by ``StoryWords``.
private func question(_ typed: String) -> StoryQuestion? {
  #if FAIL
  StoryQuestion(words: typed)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryQuestion(words: StoryWords(typed))
  #endif
}
