/// A caller declares any text as clean.
///
/// Stated by ``CleanHTML``.
private func html(_ text: String) -> CleanHTML? {
  #if FAIL
  CleanHTML(unchecked: text)  // expected-FAIL-error {{[wrong_argument_labels]}}
  #else
  CleanHTML(canonical: text)
  #endif
}
