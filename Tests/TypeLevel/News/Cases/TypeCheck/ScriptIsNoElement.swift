/// A script is written into a story.
///
/// Stated by ``CleanElement``.
private func element() -> CleanElement {
  #if FAIL
  .script  // expected-FAIL-error {{[could_not_find_type_member]}}
  #else
  .pre
  #endif
}
