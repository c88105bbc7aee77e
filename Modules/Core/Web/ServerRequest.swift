package import CoreDomain
package import HTTPTypes

/// A request as the features see it, independent of the transport.
package struct ServerRequest: Sendable {
  /// Method, path and header fields.
  package let head: HTTPRequest

  /// The path parameters, percent-decoded.
  package let parameters: [String: String]

  /// The body, if the route reads it as a whole; otherwise empty.
  package let body: [UInt8]

  /// The body, if the route streams it; otherwise an empty source.
  package let source: any ByteSource

  /// Whether a page of another site makes the request, or a page embeds its reply. Such a request
  /// must have no side effects.
  package var isForeign = false

  /// The client's address, or `nil` if it is unknown, as in tests.
  package var client: ClientAddress?

  /// Counts attempts to sign in; `nil` if the request did not pass a ``Site``.
  var signInGuard: SignInGuard?

  package init(
    head: HTTPRequest, parameters: [String: String] = [:], body: [UInt8] = [],
    source: any ByteSource = NoBytes()
  ) {
    self.head = head
    self.parameters = parameters
    self.body = body
    self.source = source
  }

  /// The fields in the query of the path. Without a query, there are no fields.
  package var query: FormFields {
    let path = head.path ?? ""
    return FormFields(encoded: path.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())
  }

  /// Returns the path's parameter with a name.
  ///
  /// - Throws: ``Problem`` if the parameter is missing, which is a mistake in the route.
  package func parameter(_ name: String) throws(Problem) -> String {
    guard let value = parameters[name] else { throw .unexpected }
    return value
  }

  /// Returns the guard that counts attempts to sign in.
  ///
  /// - Throws: ``Problem`` if the request did not pass a ``Site``.
  package func signIns() throws(Problem) -> SignInGuard {
    guard let signInGuard else { throw .unexpected }
    return signInGuard
  }

  /// Returns the fields of a form that a page sent.
  ///
  /// - Throws: ``Problem`` if the content type is not `application/x-www-form-urlencoded`.
  package func form() throws(Problem) -> FormFields {
    _ = try type(of: ["application/x-www-form-urlencoded"])
    return FormFields(encoded: body)
  }

  /// Returns the body of a request that sends JSON. Does not check that the body is valid JSON.
  ///
  /// - Throws: ``Problem`` if the content type is not `application/json`.
  package func json() throws(Problem) -> [UInt8] {
    _ = try type(of: ["application/json"])
    return body
  }

  /// Returns the body of a request that sends a JSON merge patch: RFC 7396. Does not check that the
  /// body is valid JSON.
  ///
  /// - Throws: ``Problem`` if the content type is neither `application/merge-patch+json` nor
  ///   `application/json`.
  package func mergePatch() throws(Problem) -> [UInt8] {
    _ = try type(of: ["application/merge-patch+json", "application/json"])
    return body
  }

  /// The content type of the body, in lower case and without its parameters.
  ///
  /// - Throws: ``Problem`` if `possible` does not contain the content type.
  package func type(of possible: [String]) throws(Problem) -> String {
    let given = ContentType(head.headerFields[.contentType] ?? "").name
    guard possible.contains(given) else {
      let wanted = possible.map { "“\($0)”" }.joined(separator: " or ")
      let sentence =
        given.isEmpty
        ? "The request has no content type. Send \(wanted)."
        : "The content type “\(given)” is not supported here. Send \(wanted)."
      throw Problem(.unsupportedMediaType, sentence)
    }
    return given
  }
}

extension HTTPRequest {
  /// Whether the page that sent a form uses TLS. Only the browser knows this, because a proxy in
  /// front of the server may use TLS instead of the server.
  package var isFromSecurePage: Bool {
    headerFields[.origin]?.lowercased().hasPrefix("https://") == true
  }
}

/// A source without bytes, for a request without a body.
package struct NoBytes: ByteSource {
  package init() {}

  package func next() async throws(FileFailure) -> [UInt8]? { nil }
}
