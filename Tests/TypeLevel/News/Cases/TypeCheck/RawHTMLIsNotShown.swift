/// Foreign HTML reaches a page, with its scripts.
///
/// Stated by ``RawHTML``.

private func shown(_ html: CleanHTML) -> String { html.text }

private func page(_ raw: RawHTML) {
  _ = shown(raw)  // expected-error {{[cannot_convert_argument_value]}}
  _ = shown(CleanHTML(plain: raw.text))
}
