/// A typed cursor makes a list start anywhere.
///
/// Stated by ``StoryQuestion``.
private func question(after text: String) {
  _ = StoryQuestion(after: text)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StoryQuestion(after: StoryPosition(text: text))
}
