import HTTPTypes

/// Lets only those in who know the access token, where there is one.
///
/// A program sends the token with each request: `Authorization: Bearer …`. A browser sends it once,
/// in the form of the sign-in page, and is known by a cookie from then on.
struct AccessGuard: Sendable {
  /// The token; nothing when everybody is let in.
  let token: AccessToken?
  let sessions: Sessions

  /// Whether a request comes from somebody who knows the token.
  func admits(_ request: HTTPRequest) -> Bool {
    guard let token else { return true }
    if let field = request.headerFields[.authorization] {
      return Self.bearer(of: field).map(token.equals) ?? false
    }
    return Self.session(in: request).map(sessions.contain) ?? false
  }

  /// The reply to a request that is not admitted.
  ///
  /// - Throws: ``Problem`` for a program, which is told how to show the token.
  func refusal(of request: HTTPRequest) throws(Problem) -> ServerReply {
    let path = request.path ?? "/"
    guard !ProblemView.isForPrograms(path) else {
      throw Problem(
        .unauthorized, "Send the access token of this server: “Authorization: Bearer …”.",
        fields: [.wwwAuthenticate: #"Bearer realm="seams""#])
    }
    // What a form carried is not sent a second time, so its path leads nowhere.
    let isAsking = request.method == .get || request.method == .head
    return .redirect(to: SignIn.route(leadingTo: isAsking ? path : "/"))
  }

  /// The session that the cookie of a request names.
  static func session(in request: HTTPRequest) -> String? {
    let cookies = request.headerFields[values: .cookie].flatMap {
      $0.utf8.split(separator: UInt8(ascii: ";"))
    }
    let start = "\(Sessions.cookieName)="
    for cookie in cookies {
      let text = Substring(cookie.drop { $0 == UInt8(ascii: " ") })
      if text.hasPrefix(start) { return String(text.dropFirst(start.count)) }
    }
    return nil
  }

  private static func bearer(of field: String) -> String? {
    let words = field.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }
}

/// The secret that everybody knows who may use a server.
struct AccessToken: Hashable, Sendable {
  private let text: String

  /// - Returns: nothing when the text is shorter than ``shortest`` or holds what no header field can
  ///   carry: anything but visible ASCII characters.
  init?(_ text: String) {
    guard text.utf8.count >= Self.shortest, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return nil
    }
    self.text = text
  }

  /// Whether a text is the token. How long that takes says nothing of the token but its length.
  func equals(_ other: String) -> Bool {
    text.isSameInConstantTime(as: other)
  }

  /// How many characters a token has at least.
  static let shortest = 32
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible {
  /// A secret is printed nowhere.
  var description: String { "(secret)" }
  var debugDescription: String { description }
}

extension String {
  /// Whether two texts are encoded alike. Every byte is looked at, wherever the first difference is.
  func isSameInConstantTime(as other: String) -> Bool {
    let (one, other) = (Array(utf8), Array(other.utf8))
    var difference = one.count ^ other.count
    for index in one.indices {
      difference |= Int(one[index] ^ (other.isEmpty ? 0 : other[index % other.count]))
    }
    return difference == 0 && one.count == other.count
  }
}
