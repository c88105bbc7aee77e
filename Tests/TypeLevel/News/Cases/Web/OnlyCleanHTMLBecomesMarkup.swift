/// Foreign HTML is on a page unchanged, and its scripts run in the user's browser.
///
/// Stated by ``StoryBody``.

import NewsDomain

private func body(_ raw: RawHTML) -> StoryBody {
  #if FAIL
  StoryBody(raw, showingPictures: true)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryBody(CleanHTML(plain: raw.text), showingPictures: true)
  #endif
}
