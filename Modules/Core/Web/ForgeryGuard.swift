import HTTPTypes

/// Rejects requests that pages of other sites make in the user's browser.
///
/// Every page that the user opens can reach a server on the loopback interface or in a private
/// network. Two checks distinguish the requests of such pages from the user's own requests:
///
/// - The host. A page whose host name resolves to this machine (DNS rebinding) still sends its own
///   host name.
/// - The origin of requests with side effects. Browsers send `Sec-Fetch-Site`; older browsers send
///   `Origin`. A client that sends neither field is not a browser, and acts for the person who
///   started it.
package struct ForgeryGuard: Hashable, Sendable {
  let names: HostNames

  init(names: HostNames = .loopback) {
    self.names = names
  }

  /// Returns the reason why a request is rejected, or `nil` if it is accepted.
  func refusal(of request: HTTPRequest) -> Problem? {
    guard let authority = request.authority, request.headerFields[.secondHost] == nil else {
      return Problem(.badRequest, "A request must have exactly one Host header.")
    }
    guard names.contain(authority) else {
      return Problem(
        .misdirectedRequest,
        "This server does not accept the name “\(authority.plain)”. \(names.advice)")
    }
    guard !Self.isSafe(request.method), isForeign(request, authority: authority) else {
      return nil
    }
    return Problem(
      .forbidden,
      "A page of another site sent this request, so it was rejected. Use a page of this server.")
  }

  /// Whether other people may have chosen the address of the request. A page of another site makes
  /// the request, or a page of this server embeds its reply, for example as a picture of a story.
  ///
  /// - Parameter isPicture: Whether pages of the same feature embed the reply as a picture.
  func isForeign(_ request: HTTPRequest, isPicture: Bool) -> Bool {
    let usual = ["document", "empty"] + (isPicture && Self.isFromFeature(request) ? ["image"] : [])
    let isEmbedded = request.headerFields[.secFetchDest].map { !usual.contains($0) } ?? false
    return isEmbedded || isForeign(request, authority: request.authority ?? "")
  }

  /// Whether a page of the same feature makes the request, that is, a page whose path has the same
  /// first part.
  private static func isFromFeature(_ request: HTTPRequest) -> Bool {
    let names = [request.path, request.referringPath].map {
      ($0 ?? "").withoutQuery.split(separator: "/").first
    }
    return names[0] != nil && names[0] == names[1]
  }

  /// Whether a method is safe: RFC 9110, section 9.2.1.
  private static func isSafe(_ method: HTTPRequest.Method) -> Bool {
    method == .get || method == .head || method == .options
  }

  private func isForeign(_ request: HTTPRequest, authority: String) -> Bool {
    if let site = request.headerFields[.secFetchSite] {
      return site != "same-origin" && site != "none"
    }
    guard let origin = request.headerFields[.origin] else { return false }
    // A remote client may reach the server through a proxy with TLS.
    let schemes = names.areBeyondLoopback ? ["http", "https"] : ["http"]
    return !schemes.contains { origin.lowercased() == "\($0)://\(authority.lowercased())" }
  }
}

extension HTTPRequest {
  /// The path of the page of this server that sent the request, with its query, or `nil` if the
  /// request names no such page. An invalid path becomes `/`.
  var referringPath: String? {
    let page = headerFields[.referer] ?? ""
    let origins = ["http", "https"].map { "\($0)://\(authority ?? "")" }
    let origin = origins.first { page.lowercased().hasPrefix("\($0.lowercased())/") }
    return origin.map { LocalPath(String(page.dropFirst($0.count))).text }
  }
}
