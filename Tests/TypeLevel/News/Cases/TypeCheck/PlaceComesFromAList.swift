/// A typed cursor makes a list start anywhere.
///
/// Stated by ``StoryQuestion``.
private func question(after text: String) -> StoryQuestion {
  #if FAIL
  StoryQuestion(after: text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryQuestion(after: StoryPosition(text: text))
  #endif
}
