import HTTPTypes

/// Turns away requests that a page of somebody else makes in the reader's browser.
///
/// A server on the loopback interface is reached by every page that the reader opens. Two things
/// tell such requests from the reader's own:
///
/// - The host. A page whose name leads to 127.0.0.1 (DNS rebinding) still names its own host.
/// - Where a changing request comes from. Browsers say it in `Sec-Fetch-Site`, older ones in
///   `Origin`; a program that sends neither is no browser, and acts for whoever started it.
enum ForgeryGuard {
  /// Why a request is turned away, or nothing when it may pass.
  static func refusal(of request: HTTPRequest) -> Problem? {
    guard let authority = request.authority, request.headerFields[.secondHost] == nil else {
      return Problem(.badRequest, "A request names its host, and names it once.")
    }
    guard isLoopback(authority) else {
      return Problem(
        .misdirectedRequest,
        "“\(authority)” is not served here. Ask for 127.0.0.1 or localhost.")
    }
    guard !isSafe(request.method), isForeign(request, authority: authority) else { return nil }
    return Problem(.forbidden, "A page of another site may not change anything here.")
  }

  /// Whether an authority is a name of this machine, with any port or none.
  private static func isLoopback(_ authority: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { host in
      guard authority.lowercased().hasPrefix(host) else { return false }
      let rest = authority.dropFirst(host.count)
      return rest.isEmpty || (rest.first == ":" && UInt16(rest.dropFirst()) != nil)
    }
  }

  /// Whether a method only reads: RFC 9110, section 9.2.1.
  private static func isSafe(_ method: HTTPRequest.Method) -> Bool {
    [.get, .head, .options].contains(method)
  }

  private static func isForeign(_ request: HTTPRequest, authority: String) -> Bool {
    if let site = request.headerFields[.secFetchSite] {
      return site != "same-origin" && site != "none"
    }
    guard let origin = request.headerFields[.origin] else { return false }
    return origin.lowercased() != "http://\(authority.lowercased())"
  }
}
