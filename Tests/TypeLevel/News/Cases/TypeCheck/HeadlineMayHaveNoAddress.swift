/// A headline without an address has an empty link.
///
/// Stated by ``StoryHeadline``.
private func address(of headline: StoryHeadline) {
  let _: String = headline.link.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = headline.link?.text ?? ""
}
