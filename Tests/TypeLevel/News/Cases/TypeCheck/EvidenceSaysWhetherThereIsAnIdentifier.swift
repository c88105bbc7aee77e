/// Without its identifier, an old story becomes a new one.
///
/// Stated by ``StoryEvidence``.
private func evidence(_ title: String) -> StoryEvidence {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  StoryEvidence(link: nil, title: title, published: nil)
  #else
  StoryEvidence(guid: nil, link: nil, title: title, published: nil)
  #endif
}
