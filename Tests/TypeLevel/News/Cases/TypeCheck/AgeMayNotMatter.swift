/// Without an age filter, every story since 1970 is hidden.
///
/// Stated by ``StoryAges``.
private func day(of ages: StoryAges) -> String {
  #if FAIL
  ages.blockedBefore.iso8601  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  ages.blockedBefore?.iso8601 ?? ""
  #endif
}
