/// A request without limits waits forever, or fills the memory with the response of any server.
///
/// Stated by ``HTTPClient/send(_:body:limits:)``.

import HTTPTypes

private func fetch(
  _ page: HTTPRequest, with client: any HTTPClient
) async throws(HTTPFailure) -> HTTPReply {
  #if FAIL
  try await client.send(page, body: [])  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try await client.send(page, body: [], limits: .page)
  #endif
}
