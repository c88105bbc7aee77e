/// A caller declares any text as clean.
///
/// Stated by ``CleanHTML``.
private func html(_ text: String) {
  _ = CleanHTML(unchecked: text)  // expected-error {{[wrong_argument_labels]}}
  _ = CleanHTML(canonical: text)
}
