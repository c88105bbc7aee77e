import Synchronization

/// The sessions of browsers that have sent the access token. Each session is identified by a random
/// value in a cookie.
///
/// Sessions are kept in memory only. After a restart, old cookies are invalid and every user must
/// sign in again.
package final class Sessions: Sendable {
  private let random: @Sendable () -> UInt64
  private let values = Mutex<[String]>([])

  /// - Parameter random: Returns 64 unpredictable bits.
  init(random: @escaping @Sendable () -> UInt64) {
    self.random = random
  }

  /// Starts a session and returns its value. If there are too many sessions, ends the oldest
  /// session.
  func begin() -> String {
    let value = (0..<4).map { _ in
      let digits = String(random(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
    values.withLock { values in
      values.append(value)
      if values.count > Self.limit { values.removeFirst() }
    }
    return value
  }

  /// Whether a value identifies a session. The duration of the comparison reveals nothing about the
  /// values.
  func contain(_ value: String) -> Bool {
    values.withLock { values in
      values.reduce(false) { found, known in known.isSameInConstantTime(as: value) || found }
    }
  }

  /// Ends a session. Unknown values are ignored.
  func end(_ value: String) {
    values.withLock { $0.removeAll { $0 == value } }
  }

  /// The maximum number of signed-in browsers.
  static let limit = 64

  /// The name of the cookie.
  static let cookieName = "seams_session"

  /// The cookie of a session. Scripts cannot read it, and browsers do not send it with requests of
  /// other sites.
  ///
  /// - Parameter isSecure: Whether the browser uses TLS and must send the cookie over TLS only.
  static func cookie(_ value: String, isSecure: Bool) -> String {
    "\(cookieName)=\(value); Path=/; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// The cookie that deletes the cookie of an ended session.
  static let endedCookie = "\(cookieName)=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"
}
