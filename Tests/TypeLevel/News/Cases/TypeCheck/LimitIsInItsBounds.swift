/// A list with a limit of 0 looks like the end of the list.
///
/// Stated by ``StoryLimit``.
private func limit(_ count: Int) {
  let _: StoryLimit = StoryLimit(count)  // expected-error {{[optional_not_unwrapped]}}
  let _: StoryLimit = StoryLimit(count) ?? .usual
}
