/// An entry without a title crashes the refresh.
///
/// Stated by ``ParsedEntry``.
private func title(of entry: ParsedEntry) -> String {
  #if FAIL
  entry.title.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  entry.title?.text ?? ""
  #endif
}
