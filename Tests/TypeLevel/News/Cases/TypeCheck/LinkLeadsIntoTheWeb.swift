/// A link in a story runs a script, because its address was not checked.
///
/// Stated by ``CleanAttribute``.
private func link(to text: String) -> CleanAttribute? {
  #if FAIL
  .href(text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  WebAddress(text).map { .href($0) }
  #endif
}
