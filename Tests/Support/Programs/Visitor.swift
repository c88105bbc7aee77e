public import CoreDomain
public import HTTPTypes

/// An HTTP client of a running server that follows the redirect after a form.
public struct Visitor: Sendable {
  private let client: any HTTPClient

  public init(client: any HTTPClient) {
    self.client = client
  }

  public func get(_ path: String, of server: RunningServer) async throws -> HTTPReply {
    try await send(.get, path, to: server)
  }

  /// Sends a form as a browser does.
  public func post(
    _ path: String, form: String, to server: RunningServer
  ) async throws -> HTTPReply {
    try await send(
      .post, path, to: server, type: "application/x-www-form-urlencoded", body: form)
  }

  public func post(
    _ path: String, json: String, to server: RunningServer
  ) async throws -> HTTPReply {
    try await send(.post, path, to: server, type: "application/json", body: json)
  }

  public func send(
    _ method: HTTPRequest.Method, _ path: String, to server: RunningServer, type: String? = nil,
    body: String = "", fields: HTTPFields = [:]
  ) async throws -> HTTPReply {
    var request = HTTPRequest(
      method: method, scheme: "http", authority: server.authority, path: path,
      headerFields: fields)
    request.headerFields[.contentType] = type
    return try await client.send(request, body: Array(body.utf8), limits: Self.limits)
  }

  /// Generous timeouts for a busy machine, and one redirect, from a form to the next page.
  private static let limits = HTTPLimits(
    total: .seconds(60), connect: .seconds(30), bytes: 16 * 1024 * 1024, redirects: 1)
}

extension HTTPReply {
  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
