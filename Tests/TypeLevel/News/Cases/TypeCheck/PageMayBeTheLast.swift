/// The last page of a list links to the first one.
///
/// Stated by ``StoryPage``.
private func next(of page: StoryPage) {
  let _: String = page.next.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = page.next?.text ?? ""
}
