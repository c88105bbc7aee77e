/// A list with a limit of 0 looks like the end of the list.
///
/// Stated by ``StoryLimit``.
private func limit(_ count: Int) -> StoryLimit {
  #if FAIL
  StoryLimit(count)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  StoryLimit(count) ?? .usual
  #endif
}
