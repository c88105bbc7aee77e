/// A note about the whole document is shown at its first line.
///
/// Stated by ``FeedNote``.
private func line(of note: FeedNote) {
  let _: String = note.line.description  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = note.line?.description ?? ""
}
