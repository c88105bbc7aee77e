/// An adapter lets a library's error through, and the page shows no explanation.
///
/// Stated by ``HTTPClient/send(_:body:limits:)``.

import HTTPTypes

private struct SocketClient: HTTPClient {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = any Error
  #else
  typealias Failure = HTTPFailure
  #endif

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(Failure) -> HTTPReply {
    throw HTTPFailure.cutOff("the socket was closed")
  }
}
