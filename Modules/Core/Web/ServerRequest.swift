package import CoreDomain
package import HTTPTypes

/// A request as the features see it, independent of the transport.
package struct ServerRequest: Sendable {
  package let head: HTTPRequest

  /// The parameters of the path, percent-decoded.
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

  package var query: FormFields {
    let path = head.path ?? ""
    return FormFields(encoded: path.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())
  }

  package func parameter(_ name: String) throws(Problem) -> String {
    guard let value = parameters[name] else { throw .unexpected }
    return value
  }

  package func signIns() throws(Problem) -> SignInGuard {
    guard let signInGuard else { throw .unexpected }
    return signInGuard
  }

  /// The fields of a form. Throws a ``Problem`` if the body has another content type.
  package func form() throws(Problem) -> FormFields {
    _ = try type(of: ["application/x-www-form-urlencoded"])
    return FormFields(encoded: body)
  }

  /// The body of a request that sends JSON, which may be invalid. Throws a ``Problem`` if the body
  /// has another content type.
  package func json() throws(Problem) -> [UInt8] {
    _ = try type(of: ["application/json"])
    return body
  }

  /// The body of a request that sends a JSON merge patch, as in ``json()``: RFC 7396.
  package func mergePatch() throws(Problem) -> [UInt8] {
    _ = try type(of: ["application/merge-patch+json", "application/json"])
    return body
  }

  /// The content type of the body, in lower case and without its parameters. Throws a ``Problem``
  /// if it is not one of the possible types.
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
  /// Whether the page that sent a form uses TLS. Only the browser knows this, behind a proxy.
  package var isFromSecurePage: Bool {
    headerFields[.origin]?.lowercased().hasPrefix("https://") == true
  }
}

/// A source without bytes, for a request without a body.
package struct NoBytes: ByteSource {
  package init() {}

  package func next() async throws(FileFailure) -> [UInt8]? { nil }
}
