/// Foreign HTML is on a page unchanged, and its scripts run in the user's browser.
///
/// Stated by ``StoryBody``.

import NewsDomain

private func body(_ raw: RawHTML) {
  _ = StoryBody(raw, showingPictures: true)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StoryBody(CleanHTML(plain: raw.text), showingPictures: true)
}
