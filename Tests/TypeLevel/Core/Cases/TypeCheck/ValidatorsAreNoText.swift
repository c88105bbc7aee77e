/// An entity tag without its quotes matches nothing, and the whole page is sent each time.
///
/// Stated by ``HTTPValidators``.

import HTTPTypes

private func asksAgain(for page: HTTPRequest, with kept: HTTPValidators) -> HTTPRequest {
  #if FAIL
  page.conditional(on: "v1")  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  page.conditional(on: kept)
  #endif
}
