/// A link on a page of another server is requested from the original server.
///
/// Stated by ``HTTPReply/address``.

import HTTPTypes

private func reply(_ response: HTTPResponse, from address: String) -> HTTPReply {
  #if FAIL
  HTTPReply(response: response, body: [])  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  HTTPReply(response: response, body: [], address: address)
  #endif
}
