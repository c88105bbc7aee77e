package import CoreDomain
import FoundationEssentials
package import HTTPTypes

/// A reply to a request, independent of the transport.
package struct ServerReply: Hashable, Sendable {
  package let status: HTTPResponse.Status
  package var fields: HTTPFields
  package let body: Body
  /// The problem that the reply explains to the client. The log shows it, too.
  var problem: Problem?

  /// The body of a reply: either all its bytes, or a stream.
  package enum Body: Hashable, Sendable {
    case bytes([UInt8])
    /// Bytes that are generated while they are sent.
    case stream(ReplyStream)
  }

  package init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = .bytes(body)
  }

  /// A streamed reply. Its status is always 200, because the status is sent before a failure can
  /// occur.
  package init(fields: HTTPFields, stream: ReplyStream) {
    status = .ok
    self.fields = fields
    body = .stream(stream)
  }

  package static func text(
    _ text: String, type: String = "text/plain", status: HTTPResponse.Status = .ok
  ) -> ServerReply {
    ServerReply(
      status, fields: [.contentType: "\(type); charset=utf-8"], body: Array(text.utf8))
  }

  package static func json(
    _ value: some Encodable, type: String = "application/json", status: HTTPResponse.Status = .ok,
    fields: HTTPFields = [:]
  ) throws -> ServerReply {
    var fields = fields
    fields[.contentType] = type
    return ServerReply(status, fields: fields, body: try encoded(value))
  }

  /// A reply with a picture in SVG, which is not cached.
  package static func picture(_ svg: String, fields: HTTPFields) -> ServerReply {
    var fields = fields
    fields[.contentType] = "image/svg+xml"
    fields[.cacheControl] = "no-store"
    fields[.contentSecurityPolicy] = SecurityHeaders.policyOfPicture
    return ServerReply(.ok, fields: fields, body: Array(svg.utf8))
  }

  /// A value as JSON on one line with sorted keys, so that tests can compare replies.
  package static func encoded(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  package static func redirect(to route: Route) -> ServerReply {
    .redirect(to: route.description)
  }

  /// A redirect to a path of this server. The browser requests the path with GET.
  package static func redirect(to path: String) -> ServerReply {
    ServerReply(.seeOther, fields: [.location: path])
  }
}

/// A body that is generated while it is sent. It is equal only to itself.
package final class ReplyStream: Sendable {
  /// Writes the body in pieces. If it throws, the connection is closed, so that a client does not
  /// mistake a part for the whole body.
  package let write: @Sendable (any ByteSink) async throws -> Void

  /// Whether the body may pause for long. If so, the server reads from the connection to detect a
  /// disconnected client, and cancels the write.
  let isLive: Bool

  /// Whether each part of the body has a span of its own, and the span of the request ends before
  /// the body begins, as for a page that stays open.
  let hasOwnSpans: Bool

  package init(
    isLive: Bool = false, hasOwnSpans: Bool = false,
    _ write: @escaping @Sendable (any ByteSink) async throws -> Void
  ) {
    self.isLive = isLive
    self.hasOwnSpans = hasOwnSpans
    self.write = write
  }
}

extension ReplyStream: Hashable {
  package static func == (one: ReplyStream, other: ReplyStream) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
