/// The page before a position is shown as the page after it.
///
/// Stated by ``StoryCursor``.
private func cursor(_ position: StoryPosition) -> StoryCursor {
  #if FAIL
  position  // expected-FAIL-error {{[cannot_convert_to_return_type]}}
  #else
  .before(position)
  #endif
}
