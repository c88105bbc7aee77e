internal import CoreDomain
internal import HTTPTypes

/// One request of a redirect chain.
struct CurlHop: Sendable {
  let method: HTTPRequest.Method
  let address: CurlAddress
  let fields: HTTPFields
  let body: [UInt8]
  /// Whether libcurl sends a body, which may be empty.
  let hasBody: Bool
  /// The header lines in libcurl's format.
  let headerLines: [String]

  private init(
    method: HTTPRequest.Method, address: CurlAddress, fields: HTTPFields, body: [UInt8]
  ) {
    self.method = method
    self.address = address
    self.fields = fields
    self.body = body
    hasBody = !body.isEmpty || [.post, .put, .patch].contains(method)
    headerLines = Self.headerLines(of: fields, hasBody: hasBody)
  }

  /// Makes header lines: `name: value`, `name;` for an empty value, and `name:` to suppress a field
  /// that libcurl would add.
  /// https://curl.se/libcurl/c/CURLOPT_HTTPHEADER.html
  private static func headerLines(of fields: HTTPFields, hasBody: Bool) -> [String] {
    var lines = fields.map { field in
      field.value.isEmpty ? "\(field.name.rawName);" : "\(field.name.rawName): \(field.value)"
    }
    let additions: [HTTPField.Name] = hasBody ? [.accept, .contentType, .expect] : [.accept]
    for name in additions where fields[name] == nil {
      lines.append("\(name.rawName):")
    }
    return lines
  }
}

// MARK: - The first request

extension CurlHop {
  /// Makes the first request of a chain.
  init(_ request: HTTPRequest, body: [UInt8], userAgent: String) throws(HTTPFailure) {
    guard let scheme = request.scheme, !scheme.isEmpty else {
      throw .malformedRequest("it has no scheme")
    }
    guard let authority = request.authority, !authority.isEmpty else {
      throw .malformedRequest("it has no authority")
    }
    guard let path = request.path, path.hasPrefix("/"), path.utf8.allSatisfy(Self.isVisible) else {
      throw .malformedRequest("its path does not begin with “/”, or is not plain ASCII")
    }
    let isForbidden = { (name: HTTPField.Name) in Self.connectionFields.contains(name.canonicalName)
    }
    if let name = request.headerFields.map(\.name).first(where: isForbidden) {
      throw .malformedRequest("the field “\(name)” is set by the client itself")
    }
    guard body.isEmpty || (request.method != .get && request.method != .head) else {
      throw .malformedRequest("a \(request.method) request cannot have a body")
    }
    var fields = request.headerFields
    if fields[.userAgent] == nil {
      fields[.userAgent] = userAgent
    }
    self.init(
      method: request.method, address: try Self.address("\(scheme)://\(authority)\(path)"),
      fields: fields, body: body)
  }

  private static func address(_ text: String) throws(HTTPFailure) -> CurlAddress {
    do throws(CurlAddress.Failure) {
      return try CurlAddress(text)
    } catch {
      switch error {
      case .unsupportedScheme(let scheme): throw .unsupportedScheme(scheme)
      case .malformed(let reason): throw .malformedRequest(reason)
      }
    }
  }

  /// Fields that frame the message or name the server. A second value for such a field could enable
  /// request smuggling.
  private static let connectionFields: Set = [
    "connection", "content-length", "host", "transfer-encoding",
  ]

  private static func isVisible(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte)
  }
}

// MARK: - Redirects

extension CurlHop {
  /// Whether a status is a redirect.
  static func isRedirect(_ status: Int) -> Bool {
    switch status {
    case 301, 302, 303, 307, 308: true
    default: false
    }
  }

  /// Whether a status is a permanent redirect.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
  static func isPermanentRedirect(_ status: Int) -> Bool {
    status == 301 || status == 308
  }

  /// Makes the next request after a redirect.
  ///
  /// Drops the body if the method changes to GET, and credentials if the origin changes. Drops
  /// validators of a GET or HEAD, because a 304 of another resource would be mistaken for a 304 of
  /// the first resource.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-15.4
  func redirected(_ status: Int, to location: String) throws(HTTPFailure) -> Self {
    let target = try resolve(location)
    var fields = fields
    if !address.hasSameOrigin(as: target) {
      for name in Self.credentials { fields[name] = nil }
    }
    let isGet = becomesGet(after: status)
    if isGet || method == .get || method == .head {
      for name in Self.validators { fields[name] = nil }
    }
    guard isGet else {
      return Self(method: method, address: target, fields: fields, body: body)
    }
    for name in Self.bodyFields { fields[name] = nil }
    return Self(method: .get, address: target, fields: fields, body: [])
  }

  private func resolve(_ location: String) throws(HTTPFailure) -> CurlAddress {
    do throws(CurlAddress.Failure) {
      return try address.resolving(location)
    } catch {
      switch error {
      case .unsupportedScheme(let scheme): throw .unsupportedScheme(scheme)
      case .malformed(let reason):
        throw .malformedReply("it redirects to an invalid address: \(reason)")
      }
    }
  }

  private func becomesGet(after status: Int) -> Bool {
    switch status {
    case 301, 302: method == .post
    case 303: method != .get && method != .head
    default: false
    }
  }

  private static let credentials: [HTTPField.Name] = [.authorization, .cookie, .proxyAuthorization]

  private static let validators: [HTTPField.Name] = [.ifModifiedSince, .ifNoneMatch, .ifRange]

  private static let bodyFields: [HTTPField.Name] = [
    .contentEncoding, .contentLanguage, .contentLocation, .contentType,
  ]
}
