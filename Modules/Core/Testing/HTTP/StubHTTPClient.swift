public import CoreDomain
public import HTTPTypes

/// An HTTP client that always returns the same result and ignores the request.
public struct StubHTTPClient: HTTPClient {
  public let result: Result<HTTPReply, HTTPFailure>

  public init(_ result: Result<HTTPReply, HTTPFailure>) {
    self.result = result
  }

  /// Makes a client that always returns a reply with a status and a text in UTF-8. The address of
  /// the reply is `https://stub.example.com/`.
  public init(_ status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], text: String) {
    let answer = HTTPAnswer(status, fields: fields, text: text)
    self.init(
      .success(
        HTTPReply(
          response: answer.response, body: answer.body, address: "https://stub.example.com/")))
  }

  public init(failing failure: HTTPFailure) {
    self.init(.failure(failure))
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    try result.get()
  }
}
