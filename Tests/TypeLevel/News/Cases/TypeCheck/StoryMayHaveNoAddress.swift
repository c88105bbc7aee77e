/// Opening a story without an address crashes the program.
///
/// Stated by ``Story``.
private func address(of story: Story) {
  let _: String = story.link.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = story.link?.text ?? ""
}
