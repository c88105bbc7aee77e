/// Foreign HTML reaches a page, with its scripts.
///
/// Stated by ``RawHTML``.

private func shown(_ html: CleanHTML) -> String { html.text }

private func page(_ raw: RawHTML) -> String {
  #if FAIL
  shown(raw)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  shown(CleanHTML(plain: raw.text))
  #endif
}
