public import HTTPTypes

/// A simulated server: a pure function from a request to an answer.
///
/// ``InMemoryHTTPClient`` calls the function directly; a loopback server calls it behind a socket.
/// Both must behave the same through the port, which ``HTTPClientContract`` checks.
public typealias HTTPWorld = @Sendable (_ request: HTTPRequest, _ body: [UInt8]) -> HTTPAnswer

/// The answer to one request, before redirects are followed.
public struct HTTPAnswer: Hashable, Sendable {
  public let response: HTTPResponse
  public let body: [UInt8]

  public init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: [UInt8] = []) {
    response = HTTPResponse(status: status, headerFields: fields)
    self.body = body
  }

  /// Makes an answer with a UTF-8 text.
  public init(_ status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], text: String) {
    self.init(status, fields: fields, body: Array(text.utf8))
  }

  /// Makes an answer that redirects the client.
  public static func redirect(
    _ status: HTTPResponse.Status = .found, to location: String
  ) -> HTTPAnswer {
    HTTPAnswer(status, fields: [.location: location])
  }
}
