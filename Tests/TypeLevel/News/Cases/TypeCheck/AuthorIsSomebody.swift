/// An author without a name is shown as an empty line.
///
/// Stated by ``StoryAuthor``.
private func authors(_ name: String?) {
  // expected-error@+1 {{[cannot_convert_array_element]}}
  let _: [StoryAuthor] = [StoryAuthor(name: name)]
  let _: [StoryAuthor] = StoryAuthor(name: name).map { [$0] } ?? []
}
