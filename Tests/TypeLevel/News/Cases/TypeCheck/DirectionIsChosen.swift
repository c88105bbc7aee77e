/// The page before a position is shown as the page after it.
///
/// Stated by ``StoryCursor``.
private func cursor(_ position: StoryPosition) {
  let _: StoryCursor = position  // expected-error {{[cannot_convert_initializer_value]}}
  let _: StoryCursor = .before(position)
}
