/// A file of unknown length is shown as empty.
///
/// Stated by ``StoryEnclosure``.
private func size(of file: StoryEnclosure) {
  let _: String = file.length.description  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = file.length?.description ?? "?"
}
