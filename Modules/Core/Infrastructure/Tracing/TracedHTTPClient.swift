public import CoreDomain
public import HTTPTypes

/// A client that runs each request of another client in a span, and passes the trace on to the
/// server with the header fields `traceparent` and `tracestate`.
public struct TracedHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let tracer: OperationTracer
  private let showsPath: Bool

  /// - Parameter showsPath: Whether the spans have the paths of the requests. Use `false` for
  ///   addresses that users have given, because such a path may be secret.
  public init(_ client: any HTTPClient, tracer: OperationTracer, showsPath: Bool) {
    self.client = client
    self.tracer = tracer
    self.showsPath = showsPath
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    try await tracer.run(SpanName(request.method), .client) { span throws(HTTPFailure) in
      span.note(
        [.method(request.method)] + SpanDetail.target(of: request, showsPath: showsPath))
      var request = request
      for field in span.fields { request.headerFields[field.name] = field.value }
      let reply = try await client.send(request, body: body, limits: limits)
      span.note([.status(reply.response.status)])
      if reply.response.status.code >= 400 { span.fail() }
      return reply
    }
  }
}
