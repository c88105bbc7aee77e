/// HTML is handed to the writer as if it were its own, and stands in the story as it came.
///
/// Stated by ``CleanHTMLWriter``.

import NewsDomain

private func written(_ raw: RawHTML) -> CleanHTML {
  var writer = CleanHTMLWriter(limit: 100)
  #if FAIL
  writer.text(raw)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  writer.text(raw.text)
  #endif
  return writer.finish()
}
