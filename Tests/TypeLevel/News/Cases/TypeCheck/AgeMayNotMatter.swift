/// Without an age filter, every story since 1970 is hidden.
///
/// Stated by ``StoryAges``.
private func day(of ages: StoryAges) {
  let _: String = ages.blockedBefore.iso8601  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = ages.blockedBefore?.iso8601 ?? ""
}
