/// The writer treats foreign HTML as its own, and adds it to the story unchanged.
///
/// Stated by ``CleanHTMLWriter``.
private func written(_ raw: RawHTML) -> CleanHTML {
  var writer = CleanHTMLWriter(limit: 100)
  #if FAIL
  writer.text(raw)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  writer.text(raw.text)
  #endif
  return writer.finish()
}
