/// Text is declared to be clean by whoever holds it.
///
/// Stated by ``CleanHTML``.

import NewsDomain

private func html(_ text: String) -> CleanHTML? {
  #if FAIL
  CleanHTML(unchecked: text)  // expected-FAIL-error {{[wrong_argument_labels]}}
  #else
  CleanHTML(canonical: text)
  #endif
}
