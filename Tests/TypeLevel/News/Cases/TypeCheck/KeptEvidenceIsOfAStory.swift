/// A stored entry matches, but its story is unknown.
///
/// Stated by ``KeptStoryEvidence``.
private func kept(_ evidence: StoryEvidence, _ id: Story.ID) {
  _ = KeptStoryEvidence(evidence: evidence)  // expected-error {{[missing_argument_named]}}
  _ = KeptStoryEvidence(id: id, evidence: evidence)
}
