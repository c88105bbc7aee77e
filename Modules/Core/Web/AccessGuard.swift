import CoreDomain
package import HTTPTypes

/// Admits only clients that know the access token. A server without a token admits all clients.
///
/// A program sends the token with each request: `Authorization: Bearer …`. A browser sends the
/// token once, in the form of the sign-in page. After that, it sends a session cookie.
package struct AccessGuard: Sendable {
  /// The token and the browsers that have sent it; `nil` means that all clients are admitted.
  let sessions: Sessions?

  func admits(_ request: HTTPRequest) async throws(Problem) -> Bool {
    guard let sessions else { return true }
    if let token = Self.bearer(in: request) { return sessions.token.equals(token) }
    guard let value = request.cookie(Sessions.cookieName) else { return false }
    return try await sessions.contain(value)
  }

  /// Returns the reply to a request that is not admitted: a redirect to the sign-in page. After
  /// signing in, the browser does not send a form again. So the sign-in page says that nothing was
  /// saved, and leads back to the page of the form.
  ///
  /// - Parameter isPage: Whether a path without its query has a page.
  /// - Throws: ``Problem`` for a request of a program.
  func refusal(
    of request: HTTPRequest, isPage: (Substring) -> Bool
  ) throws(Problem) -> ServerReply {
    let path = request.path ?? "/"
    guard !ProblemView.isForPrograms(path) else {
      throw Problem(
        .unauthorized,
        "The request has no valid access token. Send it as “Authorization: Bearer TOKEN”.",
        fields: [.wwwAuthenticate: #"Bearer realm="seams""#])
    }
    if request.method == .get || request.method == .head {
      return .redirect(to: SignIn.route(leadingTo: path))
    }
    // The page of a form may itself be the reply to another form.
    let page = request.referringPath.flatMap { isPage($0.withoutQuery) ? $0.withoutNotice : nil }
    return SignInNotice.unsaved.reply(leadingTo: SignIn.route(leadingTo: page ?? "/"))
  }

  /// Returns the token of a request. A proxy may ask browsers for a password, and pass it on as
  /// `Basic`.
  static func bearer(in request: HTTPRequest) -> String? {
    guard let field = request.headerFields[.authorization] else { return nil }
    let words = field.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }
}

/// The shared secret of all users of a server.
package struct AccessToken: Hashable, Sendable {
  private let text: String

  /// - Returns: `nil` if the text has fewer than ``shortest`` characters, or a character that is
  ///   not visible ASCII. Other characters cannot be sent reliably in a header field.
  package init?(_ text: String) {
    guard text.utf8.count >= Self.shortest, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return nil
    }
    self.text = text
  }

  /// Whether a text is the token. The duration of the comparison reveals only the token's length.
  func equals(_ other: String) -> Bool {
    text.isSameInConstantTime(as: other)
  }

  /// A checksum, which does not reveal the token.
  var checksum: Checksum { Checksum(of: text.utf8) }

  /// The minimum length of a token in characters.
  package static let shortest = 32
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible {
  /// Always `(secret)`, so that logs and messages never contain the token.
  package var description: String { "(secret)" }
  package var debugDescription: String { description }
}

extension String {
  /// Whether two texts have the same UTF-8 bytes. Always compares all bytes, so the time does not
  /// depend on where the first difference is.
  func isSameInConstantTime(as other: String) -> Bool {
    let (one, other) = (Array(utf8), Array(other.utf8))
    var difference = one.count ^ other.count
    for index in one.indices {
      difference |= Int(one[index] ^ (other.isEmpty ? 0 : other[index % other.count]))
    }
    return difference == 0 && one.count == other.count
  }
}

extension HTTPRequest {
  /// Returns the value of a cookie, or `nil` if the request does not have the cookie.
  package func cookie(_ name: String) -> String? {
    let start = "\(name)="
    return headerFields[values: .cookie].flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }
      .map { Substring($0.drop { $0 == UInt8(ascii: " ") }) }
      .first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }
}
