package import CoreDomain
import Synchronization

/// The sign-ins of browsers that have sent the access token.
///
/// The value of the session cookie has two random halves: a name that finds the sign-in, and a
/// secret. The store has only a digest of the secret. All servers that share the store and the
/// access token accept the cookie, even after a restart. A new access token makes every cookie
/// invalid.
///
/// If the store fails, a stranger with a forged cookie gets the same problem as others. So only the
/// log has the reason.
package final class Sessions: Sendable {
  let token: AccessToken
  private let store: any SignInStore
  private let digesting: any SecretDigesting
  private let clock: any WallClock
  private let random: @Sendable () -> UInt64
  private let confirmations = Mutex(Confirmations())

  private struct Confirmations {
    /// The cookie values that the store has confirmed, and the times of the confirmations.
    var times: [String: Timestamp] = [:]
    /// The number of sessions that ended here. A value that the store returned before another
    /// session ended may be the value of that session, so it is not kept.
    var ended = 0
  }

  /// - Parameter random: Returns 64 unpredictable bits.
  package init(
    token: AccessToken, store: any SignInStore, digesting: any SecretDigesting,
    clock: any WallClock, random: @escaping @Sendable () -> UInt64
  ) {
    self.token = token
    self.store = store
    self.digesting = digesting
    self.clock = clock
    self.random = random
  }

  /// Starts a session and returns the value of its cookie. If there are too many sessions, ends the
  /// oldest session.
  func begin() async throws(Problem) -> String {
    let (name, secret) = (half(), half())
    let signIn = StoredSignIn(
      name: name, digest: digest(of: secret), startedAt: clock.now)
    do throws(SignInStoreFailure) {
      try await store.add(signIn, limit: Self.limit)
    } catch {
      throw Problem.busy(error.description).withoutDetail
    }
    return name + secret
  }

  /// Whether a cookie value identifies a session that has not ended. A value that the store has
  /// confirmed counts as valid for ``confirmationLifetime``, even if another server ends the
  /// session in this time.
  func contain(_ value: String) async throws(Problem) -> Bool {
    guard value.utf8.count == 2 * Self.halfLength else { return false }
    let now = clock.now
    let (isConfirmed, ended) = confirmations.withLock { confirmations in
      let time = confirmations.times[value]
      return (time.map { Self.isRecent($0, at: now) } ?? false, confirmations.ended)
    }
    guard !isConfirmed else { return true }
    do throws(SignInStoreFailure) {
      guard let signIn = try await store.signIn(named: String(value.prefix(Self.halfLength))),
        now < signIn.startedAt.advanced(by: Self.lifetime),
        digest(of: String(value.suffix(Self.halfLength)))
          .isSameInConstantTime(as: signIn.digest)
      else { return false }
    } catch {
      throw Problem.busy(error.description).withoutDetail
    }
    confirmations.withLock { confirmations in
      guard confirmations.ended == ended else { return }
      confirmations.times = confirmations.times.filter { Self.isRecent($0.value, at: now) }
      confirmations.times[value] = now
    }
    return true
  }

  /// Ends a session. Unknown values are ignored.
  func end(_ value: String) async throws(Problem) {
    do throws(SignInStoreFailure) {
      try await store.end(named: String(value.prefix(Self.halfLength)))
    } catch {
      throw Problem.busy(error.description).withoutDetail
    }
    confirmations.withLock { confirmations in
      confirmations.times[value] = nil
      confirmations.ended += 1
    }
  }

  /// 128 random bits in hexadecimal digits.
  private func half() -> String {
    (0..<2).map { _ in random().digits(16, radix: 16) }.joined()
  }

  private func digest(of secret: String) -> String {
    digesting.digest(of: "\(secret) \(token.checksum)")
  }

  private static func isRecent(_ time: Timestamp, at now: Timestamp) -> Bool {
    time <= now && now < time.advanced(by: confirmationLifetime)
  }

  private static let halfLength = 32

  /// The maximum number of signed-in browsers.
  static let limit = 64

  /// The lifetime of a session: 30 days.
  static let lifetime = Duration.seconds(30 * 24 * 60 * 60)

  /// The time for which a session counts as valid after the store has confirmed it: 10 s.
  static let confirmationLifetime = Duration.seconds(10)

  static let cookieName = "seams_session"

  /// The cookie of a session. Scripts cannot read it, and browsers do not send it with forms and
  /// pictures of other sites.
  ///
  /// - Parameter namesSites: Whether the browser sends `Sec-Fetch-Site`. If so, it also sends the
  ///   cookie when a page of another site leads to this server, as a bookmarklet does. Without this
  ///   field, ``ForgeryGuard`` cannot recognize such a request.
  static func cookie(_ value: String, isSecure: Bool, namesSites: Bool) -> String {
    "\(cookieName)=\(value); Path=/; HttpOnly; SameSite=\(namesSites ? "Lax" : "Strict")"
      + (isSecure ? "; Secure" : "")
  }

  /// The `Set-Cookie` value that deletes the cookie with a name.
  package static func endedCookie(_ name: String) -> String {
    "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
  }
}
