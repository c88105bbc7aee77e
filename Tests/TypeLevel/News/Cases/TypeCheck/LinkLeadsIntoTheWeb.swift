/// A link in a story runs a script, because its address was not checked.
///
/// Stated by ``CleanAttribute``.
private func link(to text: String) {
  let _: CleanAttribute? = .href(text)  // expected-error {{[cannot_convert_argument_value]}}
  let _: CleanAttribute? = WebAddress(text).map { .href($0) }
}
