package import HTTPTypes

/// An error reply as RFC 9457 defines it.
///
/// Any code between the transport and a view may throw a problem. Only ``ProblemView`` decides
/// whether the client receives JSON or a page.
package struct Problem: Error, Hashable, Sendable {
  package let status: HTTPResponse.Status
  /// A sentence that explains the problem to the client.
  package let detail: String
  /// The header fields that belong to the status, such as `Retry-After`.
  package let fields: HTTPFields

  package init(_ status: HTTPResponse.Status, _ detail: String, fields: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.fields = fields
  }

  /// The path does not exist.
  package static func nothing(at path: some StringProtocol) -> Problem {
    Problem(.notFound, "There is nothing at “\(String(path).plain)”. Check the address.")
  }

  /// The body has more bytes than the limit.
  package static func tooLarge(limit: Int) -> Problem {
    Problem(.contentTooLarge, "The body is longer than \(limit) bytes, which is the limit.")
  }

  /// An internal error. Only the server's log contains the details.
  package static let unexpected = Problem(
    .internalServerError, "Internal error. The log of the server has the details.")

  /// A temporary failure, such as a store that another program is writing to. The reply asks the
  /// client to try again after one second.
  package static func busy(_ detail: String) -> Problem {
    Problem(.serviceUnavailable, detail, fields: [.retryAfter: "1"])
  }

  /// The path does not support the method.
  package static func method(
    _ method: HTTPRequest.Method, insteadOf allowed: [HTTPRequest.Method]
  ) -> Problem {
    let names = allowed.map(\.rawValue).joined(separator: ", ")
    return Problem(
      .methodNotAllowed, "\(method.rawValue) is not allowed here. Use one of: \(names).",
      fields: [.allow: names])
  }
}

extension HTTPResponse.Status {
  /// The disk is full. HTTPTypes lacks this status: RFC 4918, section 11.5.
  package static let insufficientStorage = HTTPResponse.Status(
    code: 507, reasonPhrase: "Insufficient Storage")
}

extension Problem: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    // "about:blank" means that the problem has no meaning beyond its status: RFC 9457, section
    // 4.2.1.
    try container.encode("about:blank", forKey: .type)
    try container.encode(status.reasonPhrase, forKey: .title)
    try container.encode(status.code, forKey: .status)
    try container.encode(detail, forKey: .detail)
  }

  private enum Key: String, CodingKey {
    case type, title, status, detail
  }
}
