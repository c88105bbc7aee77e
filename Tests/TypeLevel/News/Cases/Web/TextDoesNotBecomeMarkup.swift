/// A title with HTML syntax opens an element of the page.
///
/// Stated by ``StoryBody``.

import NewsDomain

private func body(_ text: String) -> StoryBody {
  #if FAIL
  StoryBody(text, showingPictures: true)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryBody(CleanHTML(plain: text), showingPictures: true)
  #endif
}
