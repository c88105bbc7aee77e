import HTTPTypes

/// A request as the features see it: read whole, with nothing of the transport in it.
struct ServerRequest: Hashable, Sendable {
  /// Method, path and header fields.
  let head: HTTPRequest

  /// The parts of the path that the route names, unescaped.
  let parameters: [String: String]

  let body: [UInt8]

  init(head: HTTPRequest, parameters: [String: String] = [:], body: [UInt8] = []) {
    self.head = head
    self.parameters = parameters
    self.body = body
  }

  /// The fields of the query.
  var query: FormFields {
    let path = head.path ?? ""
    return FormFields(encoded: path.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())
  }

  /// The part of the path that the route calls `name`.
  ///
  /// - Throws: ``Problem`` when there is none, which is a mistake in the route.
  func parameter(_ name: String) throws(Problem) -> String {
    guard let value = parameters[name] else { throw .unexpected }
    return value
  }

  /// The fields of a form that a page sent.
  ///
  /// - Throws: ``Problem`` when the body is not of that type.
  func form() throws(Problem) -> FormFields {
    try require("application/x-www-form-urlencoded")
    return FormFields(encoded: body)
  }

  /// The body of a request that carries JSON.
  ///
  /// - Throws: ``Problem`` when the body is not of that type.
  func json() throws(Problem) -> [UInt8] {
    try require("application/json")
    return body
  }

  /// How long a body may be, in bytes.
  static let bodyLimit = 1024 * 1024

  private func require(_ type: String) throws(Problem) {
    let field = head.headerFields[.contentType] ?? ""
    let given = field.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    guard given == type else {
      let sentence =
        given.isEmpty
        ? "The request does not say what type its body is. Send “\(type)”."
        : "“\(given)” cannot be read here. Send “\(type)”."
      throw Problem(.unsupportedMediaType, sentence)
    }
  }
}
