package import CoreDomain
package import HTTPTypes

/// An error that a client receives. ``ProblemView`` decides whether it is sent as JSON (RFC 9457)
/// or as a page.
package struct Problem: Error, Hashable, Sendable {
  package let status: HTTPResponse.Status
  /// A sentence that explains the problem to the client.
  package let detail: String
  /// The header fields that belong to the status, such as `Retry-After`.
  package let fields: HTTPFields
  /// The sentence for the log, if the client may not see it. `nil` logs ``detail``.
  private(set) var reason: String?

  package init(_ status: HTTPResponse.Status, _ detail: String, fields: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.fields = fields
  }

  /// The status 404: no route has this path.
  package static func nothing(at path: some StringProtocol) -> Problem {
    Problem(.notFound, "There is nothing at “\(String(path).plain)”. Check the address.")
  }

  /// The status 413: the body has more bytes than the limit.
  package static func tooLarge(limit: Int) -> Problem {
    Problem(.contentTooLarge, "The body is longer than \(limit) bytes, which is the limit.")
  }

  /// The status 500: an internal error. Only the server's log contains the details.
  package static let unexpected = Problem(
    .internalServerError, "Internal error. The log of the server has the details.")

  static let stopping = Problem(.serviceUnavailable, "The server is stopping.")

  /// The status 503: a temporary failure. The client shall try again after one second.
  package static func busy(_ detail: String) -> Problem {
    Problem(.serviceUnavailable, detail, fields: [.retryAfter: "1"])
  }

  /// The problem for a client that may be a stranger. Only the log has the detail, which may name a
  /// database server and its user.
  var withoutDetail: Problem {
    var problem = Problem(
      status, "The server cannot use its data. Its log has the reason.", fields: fields)
    problem.reason = reason ?? detail
    return problem
  }

  /// The status 405: the path does not support the method.
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
  /// The status 507 for a full disk: RFC 4918, section 11.5. HTTPTypes does not define it.
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

extension Problem {
  /// Explains to the client why a JSON body cannot be decoded. The status is 400 for invalid JSON,
  /// and 422 for a missing key or a value of the wrong type.
  package init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, _):
      self.init(.unprocessableContent, "“\(key.stringValue)” is missing. Add it.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      self.init(
        .unprocessableContent,
        path.isEmpty
          ? "The body is not a JSON object. Send one."
          : "“\(path.joined(separator: "."))” has the wrong type. See /api/v1/openapi.json.")
    case .dataCorrupted:
      self.init(.badRequest, "The body is not valid JSON. Send a JSON object.")
    @unknown default:
      self.init(.badRequest, "The body is not valid JSON. Send a JSON object.")
    }
  }
}

extension Problem {
  /// Maps a failure of a database to an HTTP problem.
  package init(_ failure: StoreFailure) {
    switch failure {
    case .busy: self = .busy(failure.description)
    case .cancelled: self.init(.serviceUnavailable, failure.description)
    case .full: self.init(.insufficientStorage, failure.description)
    case .unstorable: self.init(.unprocessableContent, failure.description)
    case .storage: self.init(.internalServerError, failure.description)
    }
  }
}
