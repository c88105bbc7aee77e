/// A blocked story is shown while it is new.
///
/// Stated by ``StoryStanding``.
private func isEverShown(_ standing: StoryStanding) -> Bool {
  switch standing {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .shown, .young: true
  #if !FAIL
  case .blocked: false
  #endif
  }
}
