/// A story without a summary crashes the refresh.
///
/// Stated by ``StoryContents``.
private func text(of contents: StoryContents) -> String {
  #if FAIL
  contents.summary.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  contents.summary?.text ?? ""
  #endif
}
