/// The last page of a list links to the first one.
///
/// Stated by ``StoryPage``.
private func next(of page: StoryPage) -> String {
  #if FAIL
  page.next.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  page.next?.text ?? ""
  #endif
}
