import HTTPTypes

/// Turns away requests that a page of somebody else makes in the reader's browser.
///
/// A server on the loopback interface or in a private network is reached by every page that the
/// reader opens. Two things tell such requests from the reader's own:
///
/// - The host. A page whose name leads to this machine (DNS rebinding) still names its own host.
/// - Where a changing request comes from. Browsers say it in `Sec-Fetch-Site`, older ones in
///   `Origin`; a program that sends neither is no browser, and acts for whoever started it.
struct ForgeryGuard: Hashable, Sendable {
  /// The names under which the server is asked.
  let names: HostNames

  init(names: HostNames = .loopback) {
    self.names = names
  }

  /// Why a request is turned away, or nothing when it may pass.
  func refusal(of request: HTTPRequest) -> Problem? {
    guard let authority = request.authority, request.headerFields[.secondHost] == nil else {
      return Problem(.badRequest, "A request names its host, and names it once.")
    }
    guard names.contain(authority) else {
      return Problem(
        .misdirectedRequest, "“\(authority.plain)” is not served here. \(names.advice)")
    }
    guard !Self.isSafe(request.method), isForeign(request, authority: authority) else {
      return nil
    }
    return Problem(.forbidden, "A page of another site may not change anything here.")
  }

  /// Whether a page of another site makes a request.
  func isForeign(_ request: HTTPRequest) -> Bool {
    isForeign(request, authority: request.authority ?? "")
  }

  /// Whether a method only reads: RFC 9110, section 9.2.1.
  private static func isSafe(_ method: HTTPRequest.Method) -> Bool {
    method == .get || method == .head || method == .options
  }

  private func isForeign(_ request: HTTPRequest, authority: String) -> Bool {
    if let site = request.headerFields[.secFetchSite] {
      return site != "same-origin" && site != "none"
    }
    guard let origin = request.headerFields[.origin] else { return false }
    // Beyond loopback a proxy that speaks TLS stands before the server.
    let schemes = names.areBeyondLoopback ? ["http", "https"] : ["http"]
    return !schemes.contains { origin.lowercased() == "\($0)://\(authority.lowercased())" }
  }
}
