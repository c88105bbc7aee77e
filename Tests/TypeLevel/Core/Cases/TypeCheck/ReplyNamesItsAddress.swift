/// A link on a page of another server is requested from the original server.
///
/// Stated by ``HTTPReply/address``.

import HTTPTypes

private func reply(_ response: HTTPResponse, from address: String) {
  _ = HTTPReply(response: response, body: [])  // expected-error {{[missing_argument_named]}}
  _ = HTTPReply(response: response, body: [], address: address)
}
