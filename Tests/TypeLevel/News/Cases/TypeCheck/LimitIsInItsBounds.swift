/// A list of no stories is asked for, and taken for the end.
///
/// Stated by ``StoryLimit``.

import NewsDomain

private func limit(_ count: Int) -> StoryLimit {
  #if FAIL
  StoryLimit(count)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  StoryLimit(count) ?? .usual
  #endif
}
