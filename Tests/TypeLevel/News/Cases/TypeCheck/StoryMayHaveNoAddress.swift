/// Opening a story without an address crashes the program.
///
/// Stated by ``Story``.
private func address(of story: Story) -> String {
  #if FAIL
  story.link.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  story.link?.text ?? ""
  #endif
}
