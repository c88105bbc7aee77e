/// A file of unknown length is shown as empty.
///
/// Stated by ``StoryEnclosure``.
private func size(of file: StoryEnclosure) -> String {
  #if FAIL
  file.length.description  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  file.length?.description ?? "?"
  #endif
}
