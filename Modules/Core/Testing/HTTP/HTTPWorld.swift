public import HTTPTypes

/// What the other end of HTTP is, for a test: a pure function from a request to its answer.
///
/// ``InMemoryHTTPClient`` asks it directly; a loopback server asks it behind a socket. Both must
/// look the same to whoever uses the port, which is what ``HTTPClientContract`` checks.
public typealias HTTPWorld = @Sendable (_ request: HTTPRequest, _ body: [UInt8]) -> HTTPAnswer

/// One answer of a world: to one request, redirects not followed.
public struct HTTPAnswer: Hashable, Sendable {
  public let response: HTTPResponse
  public let body: [UInt8]

  public init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: [UInt8] = []) {
    response = HTTPResponse(status: status, headerFields: fields)
    self.body = body
  }

  /// An answer that is text, in UTF-8.
  public init(_ status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], text: String) {
    self.init(status, fields: fields, body: Array(text.utf8))
  }

  /// An answer that sends the client elsewhere.
  public static func redirect(
    _ status: HTTPResponse.Status = .found, to location: String
  ) -> HTTPAnswer {
    HTTPAnswer(status, fields: [.location: location])
  }
}
