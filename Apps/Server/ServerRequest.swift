import CoreDomain
import HTTPTypes

/// A request as the features see it, with nothing of the transport in it.
struct ServerRequest: Sendable {
  /// Method, path and header fields.
  let head: HTTPRequest

  /// The parts of the path that the route names, unescaped.
  let parameters: [String: String]

  /// The body, where the route has it read whole.
  let body: [UInt8]

  /// The body, where the route has it come piece by piece.
  let source: any ByteSource

  /// Whether a page of another site makes the request: it asks no service and changes nothing.
  var isForeign = false

  /// The client's address; `nil` if there is none, as in tests.
  var client: ClientAddress?

  /// Counts attempts to sign in; `nil` if no ``Site`` handed the request on.
  var signInGuard: SignInGuard?

  init(
    head: HTTPRequest, parameters: [String: String] = [:], body: [UInt8] = [],
    source: any ByteSource = NoBytes()
  ) {
    self.head = head
    self.parameters = parameters
    self.body = body
    self.source = source
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

  /// Counts attempts to sign in.
  ///
  /// - Throws: ``Problem`` if no ``Site`` handed the request on.
  func signIns() throws(Problem) -> SignInGuard {
    guard let signInGuard else { throw .unexpected }
    return signInGuard
  }

  /// The fields of a form that a page sent.
  ///
  /// - Throws: ``Problem`` when the body is not of that type.
  func form() throws(Problem) -> FormFields {
    _ = try type(of: ["application/x-www-form-urlencoded"])
    return FormFields(encoded: body)
  }

  /// The body of a request that carries JSON.
  ///
  /// - Throws: ``Problem`` when the body is not of that type.
  func json() throws(Problem) -> [UInt8] {
    _ = try type(of: ["application/json"])
    return body
  }

  /// The body of a request that carries JSON that says what is to be different: RFC 7396.
  ///
  /// - Throws: ``Problem`` when the body is not of that type.
  func mergePatch() throws(Problem) -> [UInt8] {
    _ = try type(of: ["application/merge-patch+json", "application/json"])
    return body
  }

  /// The type of the body, in lower case and without its parameters.
  ///
  /// - Throws: ``Problem`` when it is none of those that can be read.
  func type(of possible: [String]) throws(Problem) -> String {
    let given = ContentType(head.headerFields[.contentType] ?? "").name
    guard possible.contains(given) else {
      let wanted = possible.map { "“\($0)”" }.joined(separator: " or ")
      let sentence =
        given.isEmpty
        ? "The request does not say what type its body is. Send \(wanted)."
        : "“\(given)” cannot be read here. Send \(wanted)."
      throw Problem(.unsupportedMediaType, sentence)
    }
    return given
  }
}

/// A body that is empty.
struct NoBytes: ByteSource {
  func next() async throws(FileFailure) -> [UInt8]? { nil }
}
