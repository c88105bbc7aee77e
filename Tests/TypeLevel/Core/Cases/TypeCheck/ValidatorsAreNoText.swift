/// An entity tag without its quotes matches nothing, and the whole page is sent each time.
///
/// Stated by ``HTTPValidators``.

import HTTPTypes

private func asksAgain(for page: HTTPRequest, with kept: HTTPValidators) {
  _ = page.conditional(on: "v1")  // expected-error {{[cannot_convert_argument_value]}}
  _ = page.conditional(on: kept)
}
