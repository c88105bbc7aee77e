import HTTPTypes

/// Why a request is not answered as it was meant: a problem in the sense of RFC 9457.
///
/// It may be thrown anywhere between the transport and a view. Whether the one who asked sees it
/// as JSON or as a page is decided in one place, by ``ProblemView``.
struct Problem: Error, Hashable, Sendable {
  let status: HTTPResponse.Status
  /// A sentence for the one who asked.
  let detail: String
  /// What the status wants to be said beside it, such as `Retry-After`.
  let fields: HTTPFields

  init(_ status: HTTPResponse.Status, _ detail: String, fields: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.fields = fields
  }

  /// Nothing is at a path.
  static func nothing(at path: some StringProtocol) -> Problem {
    Problem(.notFound, "There is nothing at “\(String(path).plain)”.")
  }

  /// A body that is longer than its limit in bytes.
  static func tooLarge(limit: Int) -> Problem {
    Problem(.contentTooLarge, "The body is longer than \(limit) bytes.")
  }

  /// A problem of the server itself; what happened is in its log and nobody else's business.
  static let unexpected = Problem(
    .internalServerError, "The server made a mistake. Its log says more.")

  /// A method that is not possible at a place where others are.
  static func method(
    _ method: HTTPRequest.Method, insteadOf allowed: [HTTPRequest.Method]
  ) -> Problem {
    let names = allowed.map(\.rawValue).joined(separator: ", ")
    return Problem(
      .methodNotAllowed, "\(method.rawValue) is not possible here. Possible: \(names).",
      fields: [.allow: names])
  }
}

extension HTTPResponse.Status {
  /// The disk is full. It is not in HTTPTypes: RFC 4918, section 11.5.
  static let insufficientStorage = HTTPResponse.Status(
    code: 507, reasonPhrase: "Insufficient Storage")
}

extension Problem: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    // "about:blank" says that the problem means no more than its status: RFC 9457, section 4.2.1.
    try container.encode("about:blank", forKey: .type)
    try container.encode(status.reasonPhrase, forKey: .title)
    try container.encode(status.code, forKey: .status)
    try container.encode(detail, forKey: .detail)
  }

  private enum Key: String, CodingKey {
    case type, title, status, detail
  }
}
