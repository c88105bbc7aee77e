/// A story is found by its identifier, but not by its link.
///
/// Stated by ``StoryReference``.
private func text(of reference: StoryReference) -> String {
  switch reference {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .identifier(let text): text
  #if !FAIL
  case .link(let link): link.text
  #endif
  }
}
