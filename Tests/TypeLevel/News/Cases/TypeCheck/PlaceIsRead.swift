/// An invented cursor is used as if a list had returned it.
///
/// Stated by ``StoryPosition``.
private func place(_ text: String, _ usual: StoryPosition) -> StoryPosition {
  #if FAIL
  StoryPosition(text: text)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  StoryPosition(text: text) ?? usual
  #endif
}
