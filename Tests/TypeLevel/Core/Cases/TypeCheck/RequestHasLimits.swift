/// A request without limits waits forever, or fills the memory with the response of any server.
///
/// Stated by ``HTTPClient/send(_:body:limits:)``.

import HTTPTypes

private func fetch(_ page: HTTPRequest, with client: any HTTPClient) async throws(HTTPFailure) {
  _ = try await client.send(page, body: [])  // expected-error {{[missing_argument_named]}}
  _ = try await client.send(page, body: [], limits: .page)
}
