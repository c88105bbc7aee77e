/// The end of a list leads on to its beginning.
///
/// Stated by ``StoryPage``.

import NewsDomain

private func next(of page: StoryPage) -> String {
  #if FAIL
  page.next.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  page.next?.text ?? ""
  #endif
}
