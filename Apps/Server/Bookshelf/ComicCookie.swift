import BookshelfDomain
import HTTPTypes

/// The cookie by which a browser says which reader asks.
///
/// No script reads it, and no form of another site makes a browser send it. What it carries is
/// shown on no page and stands in no address.
enum ComicCookie {
  static let name = "seams_reader"

  /// Who asks: whoever shows the token of the cookie. A cookie that is none is nobody's.
  static func visitor(in request: HTTPRequest) -> ComicVisitor {
    .stranger(showing: value(in: request).flatMap(ReaderToken.init))
  }

  /// Whether there is a cookie at all. Whether its session lasts is not known by that.
  static func isShown(in request: HTTPRequest) -> Bool {
    value(in: request).flatMap(ReaderToken.init) != nil
  }

  /// The field that makes a browser keep a session for as long as it lasts.
  static func field(for session: OpenedSession, answering request: HTTPRequest) -> String {
    let seconds = ReaderSession.lifetime.components.seconds
    return "\(name)=\(session.token.disclosed); Path=/; Max-Age=\(seconds); HttpOnly; "
      + "SameSite=Lax" + (isLoopback(request) ? "" : "; Secure")
  }

  /// The field that makes a browser forget the cookie.
  static func endedField(answering request: HTTPRequest) -> String {
    "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
      + (isLoopback(request) ? "" : "; Secure")
  }

  private static func value(in request: HTTPRequest) -> String? {
    let start = "\(name)="
    for field in request.headerFields[values: .cookie] {
      for cookie in field.utf8.split(separator: UInt8(ascii: ";")) {
        let text = Substring(cookie.drop { $0 == UInt8(ascii: " ") })
        if text.hasPrefix(start) { return String(text.dropFirst(start.count)) }
      }
    }
    return nil
  }

  /// Whether the server was asked under a name of this machine, where browsers take a connection
  /// without TLS for safe, and some keep no cookie that wants more.
  private static func isLoopback(_ request: HTTPRequest) -> Bool {
    let authority = (request.authority ?? "")[...]
    let end =
      authority.hasPrefix("[")
      ? authority.firstIndex(of: "]").map(authority.index(after:))
      : authority.firstIndex(of: ":")
    return HostNames.isLoopback(String(authority[..<(end ?? authority.endIndex)]))
  }
}
