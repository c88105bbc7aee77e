/// An untrusted certificate is treated as a timeout, and the request is retried.
///
/// Stated by ``HTTPFailure``.

import HTTPTypes

private func isWorthAnotherTry(_ page: HTTPRequest, with client: any HTTPClient) async -> Bool {
  do throws(HTTPFailure) {
    _ = try await client.send(page, body: [], limits: .page)
    return false
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .timedOut, .refused, .cutOff, .unresolvableHost: return true
    case .malformedRequest, .unsupportedScheme, .forbiddenAddress: return false
    case .tooLarge, .tooManyRedirects: return false
    #if FAIL
    case .malformedReply, .cancelled: return false
    #else
    case .malformedReply, .cancelled, .untrusted: return false
    #endif
    }
  }
}
