import BookshelfDomain
import CoreWeb
import HTTPTypes

/// The cookie that identifies the reader's session.
///
/// Scripts cannot read it, and browsers do not send it with forms of other sites. Its value never
/// appears on a page or in a URL.
enum ComicCookie {
  static let name = "seams_reader"

  /// The token of the cookie, whose session may have expired. `nil` if the cookie is missing or
  /// invalid, which means signed out.
  static func token(in request: HTTPRequest) -> ReaderToken? {
    request.cookie(name).flatMap { ReaderToken($0) }
  }

  /// The `Set-Cookie` value that stores a session for its lifetime.
  static func field(for session: OpenedSession, answering request: HTTPRequest) -> String {
    let seconds = ReaderSession.lifetime.components.seconds
    return "\(name)=\(session.token.disclosed); Path=/; Max-Age=\(seconds); HttpOnly; "
      + "SameSite=Lax" + (request.isFromSecurePage ? "; Secure" : "")
  }

  /// The `Set-Cookie` value that deletes the cookie.
  static var endedField: String { Sessions.endedCookie(name) }
}
