/// An entry is matched with itself, and never counts as new.
///
/// Stated by ``StoryMatching/matches(_:among:)``.
private func matches(
  _ arriving: [StoryEvidence], _ kept: [KeptStoryEvidence]
) -> [StoryMatch] {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  StoryMatching.matches(arriving, among: arriving)
  #else
  StoryMatching.matches(arriving, among: kept)
  #endif
}
