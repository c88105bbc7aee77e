/// A link on a page that another server gave is looked for on the server that was asked.
///
/// Stated by ``HTTPReply/address``.

import CoreDomain
import HTTPTypes

private func reply(_ response: HTTPResponse, from address: String) -> HTTPReply {
  #if FAIL
  HTTPReply(response: response, body: [])  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  HTTPReply(response: response, body: [], address: address)
  #endif
}
