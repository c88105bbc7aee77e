/// A story that a filter blocks is shown while it is young.
///
/// Stated by ``StoryStanding``.

import NewsDomain

private func isEverShown(_ standing: StoryStanding) -> Bool {
  switch standing {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .shown, .young: true
  #if FAIL
  #else
  case .blocked: false
  #endif
  }
}
