/// Without its identifier, an old story becomes a new one.
///
/// Stated by ``StoryEvidence``.
private func evidence(_ title: String) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = StoryEvidence(link: nil, title: title, published: nil)
  _ = StoryEvidence(guid: nil, link: nil, title: title, published: nil)
}
