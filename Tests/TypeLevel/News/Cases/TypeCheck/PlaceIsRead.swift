/// An invented cursor is used as if a list had returned it.
///
/// Stated by ``StoryPosition``.
private func place(_ text: String, _ usual: StoryPosition) {
  let _: StoryPosition = StoryPosition(text: text)  // expected-error {{[optional_not_unwrapped]}}
  let _: StoryPosition = StoryPosition(text: text) ?? usual
}
