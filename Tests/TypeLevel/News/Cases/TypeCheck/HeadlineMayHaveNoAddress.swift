/// A headline without an address has an empty link.
///
/// Stated by ``StoryHeadline``.
private func address(of headline: StoryHeadline) -> String {
  #if FAIL
  headline.link.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  headline.link?.text ?? ""
  #endif
}
