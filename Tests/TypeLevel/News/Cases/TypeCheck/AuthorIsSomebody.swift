/// An author without a name is shown as an empty line.
///
/// Stated by ``StoryAuthor``.
private func authors(_ name: String?) -> [StoryAuthor] {
  #if FAIL
  [StoryAuthor(name: name)]  // expected-FAIL-error {{[cannot_convert_array_element]}}
  #else
  StoryAuthor(name: name).map { [$0] } ?? []
  #endif
}
