public import CoreDomain
public import HTTPTypes

/// An HTTP client for tests, which gets its replies from a function instead of a network. Like a
/// real client, it follows redirects, and limits their number and the size of the body.
///
/// Replies arrive immediately, so requests never time out.
public struct InMemoryHTTPClient: HTTPClient {
  private let world: HTTPWorld

  public init(_ world: @escaping HTTPWorld) {
    self.world = world
  }

  public func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    var visit = try Visit(request, body: body)
    var permanentAddress: String?
    var isPermanent = true
    for _ in 0...limits.redirects {
      guard !Task.isCancelled else { throw .cancelled }
      let answer = world(visit.request, visit.body)
      let received = visit.isAnsweredWithBody(answer.response.status) ? answer.body : []
      guard received.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
      guard let next = try visit.redirected(by: answer.response) else {
        return HTTPReply(
          response: answer.response, body: received, address: visit.address,
          permanentAddress: permanentAddress)
      }
      isPermanent = isPermanent && [301, 308].contains(answer.response.status.code)
      if isPermanent { permanentAddress = next.address }
      visit = next
    }
    throw .tooManyRedirects(limit: limits.redirects)
  }
}

/// One request of a redirect chain.
private struct Visit {
  var request: HTTPRequest
  var body: [UInt8]
  let scheme: String
  let authority: String
  let path: String

  var address: String { "\(scheme)://\(authority)\(path)" }

  init(_ request: HTTPRequest, body: [UInt8]) throws(HTTPFailure) {
    guard let scheme = request.scheme?.lowercased(), !scheme.isEmpty else {
      throw .malformedRequest("it has no scheme")
    }
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
    guard let authority = request.authority, !authority.isEmpty, !authority.contains("@") else {
      throw .malformedRequest("it has no authority, or one with credentials")
    }
    guard let path = request.path, path.hasPrefix("/"),
      path.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw .malformedRequest("its path does not begin with “/”, or is not plain ASCII")
    }
    guard body.isEmpty || (request.method != .get && request.method != .head) else {
      throw .malformedRequest("a \(request.method) request cannot have a body")
    }
    let framing = ["connection", "content-length", "host", "transfer-encoding"]
    if let name = request.headerFields.map(\.name).first(
      where: { framing.contains($0.canonicalName) })
    {
      throw .malformedRequest("the field “\(name)” is set by the client itself")
    }
    self.request = request
    self.body = body
    self.scheme = scheme
    self.authority = authority
    self.path = path
  }

  /// https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1
  func isAnsweredWithBody(_ status: HTTPResponse.Status) -> Bool {
    request.method != .head && status != .notModified && status != .noContent
  }

  /// Returns the next request after a redirect, or `nil` if the response is not a redirect.
  func redirected(by response: HTTPResponse) throws(HTTPFailure) -> Visit? {
    let status = response.status.code
    guard [301, 302, 303, 307, 308].contains(status),
      let location = response.headerFields[.location]
    else { return nil }
    var next = request
    (next.scheme, next.authority, next.path) = try target(of: location)
    if (next.scheme, next.authority) != (scheme, authority) {
      next.headerFields[.authorization] = nil
      next.headerFields[.cookie] = nil
    }
    let isGet = request.method == .get || request.method == .head
    let becomesGet = (status == 303 && !isGet) || (status < 303 && request.method == .post)
    if isGet || becomesGet {
      for name in [HTTPField.Name.ifModifiedSince, .ifNoneMatch, .ifRange] {
        next.headerFields[name] = nil
      }
    }
    guard becomesGet else {
      return try Visit(next, body: body)
    }
    next.method = .get
    next.headerFields[.contentType] = nil
    return try Visit(next, body: [])
  }

  /// Resolves a reference, except for dot segments, which no test needs.
  private func target(of location: String) throws(HTTPFailure) -> (String, String, String) {
    let reference = String(location.prefix { $0 != "#" })
    let end = reference.firstIndex { ":/?".contains($0) }
    if let end, reference[end] == ":" {
      let scheme = reference[..<end].lowercased()
      guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
      let rest = reference[end...].dropFirst(3)
      let authority = String(rest.prefix { $0 != "/" && $0 != "?" })
      guard !authority.isEmpty, !authority.contains("@") else {
        throw .malformedReply("it redirects to an invalid address")
      }
      let path = String(rest.dropFirst(authority.count))
      return (scheme, authority, path.hasPrefix("/") ? path : "/" + path)
    }
    if reference.hasPrefix("/") { return (scheme, authority, reference) }
    let pathOnly = path.prefix { $0 != "?" }
    if reference.hasPrefix("?") { return (scheme, authority, pathOnly + reference) }
    let folder = pathOnly.prefix(through: pathOnly.lastIndex(of: "/") ?? pathOnly.startIndex)
    return (scheme, authority, folder + reference)
  }
}
