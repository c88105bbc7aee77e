/// A script is written into a story.
///
/// Stated by ``CleanElement``.
private func element() {
  let _: CleanElement = .script  // expected-error {{[could_not_find_type_member]}}
  let _: CleanElement = .pre
}
