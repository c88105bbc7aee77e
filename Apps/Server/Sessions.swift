import Synchronization

/// The browsers that have shown the access token, each known by a random value in its cookie.
///
/// They are kept in memory: a server that is started again asks everybody to sign in again, and a
/// cookie that is found later opens nothing.
final class Sessions: Sendable {
  private let random: @Sendable () -> UInt64
  private let values = Mutex<[String]>([])

  /// - Parameter random: 64 bits that nobody can guess, each time others.
  init(random: @escaping @Sendable () -> UInt64) {
    self.random = random
  }

  /// Begins a session and returns its value. When there are too many, the oldest one ends.
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

  /// Whether a value is that of a session. How long that takes says nothing of the values.
  func contain(_ value: String) -> Bool {
    values.withLock { values in
      values.reduce(false) { found, known in known.isSameInConstantTime(as: value) || found }
    }
  }

  /// Ends a session; one that is none is passed over.
  func end(_ value: String) {
    values.withLock { $0.removeAll { $0 == value } }
  }

  /// How many browsers may be signed in at a time.
  static let limit = 64

  /// The name of the cookie.
  static let cookieName = "seams_session"

  /// The cookie of a session: no script reads it, and no page of another site makes a browser send it.
  ///
  /// - Parameter isSecure: whether the browser came by TLS, and is to bring the cookie by nothing else.
  static func cookie(_ value: String, isSecure: Bool) -> String {
    "\(cookieName)=\(value); Path=/; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// The cookie that takes the place of one whose session has ended.
  static let endedCookie = "\(cookieName)=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"
}
