public import HTTPTypes

/// A simulated server: a function that returns the answer to a request and its body. Its result
/// depends only on its arguments.
///
/// ``InMemoryHTTPClient`` calls the function directly. For a real client, a server on this machine
/// calls it. ``HTTPClientContract`` checks that both clients return the same replies.
public typealias HTTPWorld = @Sendable (_ request: HTTPRequest, _ body: [UInt8]) -> HTTPAnswer

/// The answer of a simulated server to one request. The client has not followed redirects yet.
public struct HTTPAnswer: Hashable, Sendable {
  public let response: HTTPResponse
  public let body: [UInt8]

  public init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: [UInt8] = []) {
    response = HTTPResponse(status: status, headerFields: fields)
    self.body = body
  }

  public init(_ status: HTTPResponse.Status = .ok, fields: HTTPFields = [:], text: String) {
    self.init(status, fields: fields, body: Array(text.utf8))
  }

  /// Makes an answer that redirects the client, by default with status 302.
  public static func redirect(
    _ status: HTTPResponse.Status = .found, to location: String
  ) -> HTTPAnswer {
    HTTPAnswer(status, fields: [.location: location])
  }
}
