/// An entry is matched with itself, and never counts as new.
///
/// Stated by ``StoryMatching/matches(_:among:)``.
private func matches(_ arriving: [StoryEvidence], _ kept: [KeptStoryEvidence]) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = StoryMatching.matches(arriving, among: arriving)
  _ = StoryMatching.matches(arriving, among: kept)
}
