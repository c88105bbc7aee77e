/// A stored entry matches, but its story is unknown.
///
/// Stated by ``KeptStoryEvidence``.
private func kept(_ evidence: StoryEvidence, _ id: Story.ID) -> KeptStoryEvidence {
  #if FAIL
  KeptStoryEvidence(evidence: evidence)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  KeptStoryEvidence(id: id, evidence: evidence)
  #endif
}
