/// A story without a summary crashes the refresh.
///
/// Stated by ``StoryContents``.
private func text(of contents: StoryContents) {
  let _: String = contents.summary.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = contents.summary?.text ?? ""
}
