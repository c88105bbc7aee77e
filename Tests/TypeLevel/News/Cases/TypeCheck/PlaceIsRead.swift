/// A place that somebody made up is asked for as if a list had named it.
///
/// Stated by ``StoryPosition``.

import NewsDomain

private func place(_ text: String, _ usual: StoryPosition) -> StoryPosition {
  #if FAIL
  StoryPosition(text: text)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  StoryPosition(text: text) ?? usual
  #endif
}
