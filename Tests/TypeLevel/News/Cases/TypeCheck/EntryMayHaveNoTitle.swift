/// An entry without a title crashes the refresh.
///
/// Stated by ``ParsedEntry``.
private func title(of entry: ParsedEntry) {
  let _: String = entry.title.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = entry.title?.text ?? ""
}
