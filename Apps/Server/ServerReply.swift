import CoreDomain
import FoundationEssentials
import HTTPTypes

/// A reply as the features give it.
struct ServerReply: Hashable, Sendable {
  let status: HTTPResponse.Status
  var fields: HTTPFields
  let body: Body

  /// What a reply carries.
  enum Body: Hashable, Sendable {
    case bytes([UInt8])
    /// Bytes that are made while they are sent.
    case stream(ReplyStream)
  }

  init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = .bytes(body)
  }

  /// A reply that is sent while it is made. Its status is sent before anything is known to go wrong.
  init(fields: HTTPFields, stream: ReplyStream) {
    status = .ok
    self.fields = fields
    body = .stream(stream)
  }

  /// A reply with text of a type, such as `text/html`, in UTF-8.
  static func text(
    _ text: String, type: String = "text/plain", status: HTTPResponse.Status = .ok
  ) -> ServerReply {
    ServerReply(
      status, fields: [.contentType: "\(type); charset=utf-8"], body: Array(text.utf8))
  }

  /// A reply with a value as JSON, its keys in alphabetical order, so that it can be compared.
  static func json(
    _ value: some Encodable, type: String = "application/json", status: HTTPResponse.Status = .ok,
    fields: HTTPFields = [:]
  ) throws -> ServerReply {
    var fields = fields
    fields[.contentType] = type
    return ServerReply(status, fields: fields, body: try encoded(value))
  }

  /// A value as JSON in one line, its keys in alphabetical order.
  static func encoded(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  /// A reply that sends the browser to a place, where it asks with GET.
  static func redirect(to route: Route) -> ServerReply {
    .redirect(to: route.description)
  }

  /// A reply that sends the browser to a path of this server, where it asks with GET.
  static func redirect(to path: String) -> ServerReply {
    ServerReply(.seeOther, fields: [.location: path])
  }
}

/// A body that is made while it is sent. Two of them are equal when they are one.
final class ReplyStream: Sendable {
  /// Writes the body, piece by piece. When it throws, the connection is ended where it is, so that
  /// nobody takes a part for the whole.
  let write: @Sendable (any ByteSink) async throws -> Void

  /// Whether there are pauses in which nothing is written, so that somebody has to look whether the
  /// reader is still there. When not, whoever writes is cancelled.
  let isLive: Bool

  init(
    isLive: Bool = false, _ write: @escaping @Sendable (any ByteSink) async throws -> Void
  ) {
    self.isLive = isLive
    self.write = write
  }
}

extension ReplyStream: Hashable {
  static func == (one: ReplyStream, other: ReplyStream) -> Bool { one === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
