/// A title with HTML syntax opens an element of the page.
///
/// Stated by ``StoryBody``.

import NewsDomain

private func body(_ text: String) {
  _ = StoryBody(text, showingPictures: true)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StoryBody(CleanHTML(plain: text), showingPictures: true)
}
