public import CoreDomain
public import HTTPTypes

/// An HTTP client that always answers the same. It remembers nothing and checks nothing.
public struct StubHTTPClient: HTTPClient {
  public let result: Result<HTTPReply, HTTPFailure>

  public init(_ result: Result<HTTPReply, HTTPFailure>) {
    self.result = result
  }

  /// A client that answers a status and a text, whatever it is asked.
  public init(_ status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], text: String) {
    let answer = HTTPAnswer(status, fields: fields, text: text)
    self.init(
      .success(
        HTTPReply(
          response: answer.response, body: answer.body, address: "https://stub.example.com/")))
  }

  /// A client that always fails.
  public init(failing failure: HTTPFailure) {
    self.init(.failure(failure))
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    try result.get()
  }
}
