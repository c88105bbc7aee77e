/// A note about the whole document is shown at its first line.
///
/// Stated by ``FeedNote``.
private func line(of note: FeedNote) -> String {
  #if FAIL
  note.line.description  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  note.line?.description ?? ""
  #endif
}
