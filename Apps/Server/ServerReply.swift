import CoreDomain
import FoundationEssentials
import HTTPTypes

/// A reply as the features give it.
struct ServerReply: Hashable, Sendable {
  let status: HTTPResponse.Status
  var fields: HTTPFields
  let body: [UInt8]

  init(_ status: HTTPResponse.Status, fields: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var fields = fields
    fields[.contentType] = type
    return ServerReply(status, fields: fields, body: Array(try encoder.encode(value)))
  }

  /// A reply that sends the browser to a place, where it asks with GET.
  static func redirect(to route: Route) -> ServerReply {
    ServerReply(.seeOther, fields: [.location: route.description])
  }
}
