import HTTPTypes
import Synchronization

/// Delays clients that guess passwords or create many accounts, by a ``Problem`` with the status
/// 429 and the time to wait. Logs each failure in a line for fail2ban: `Failed sign-in from
/// 192.0.2.7: …`. It omits the user's name, because people may type their password into that field.
package final class SignInGuard: Sendable {
  private let attempts = Mutex(SignInAttempts())
  private let now: @Sendable () -> ContinuousClock.Instant
  private let warn: @Sendable (String) -> Void

  package init(
    now: @escaping @Sendable () -> ContinuousClock.Instant,
    warn: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.now = now
    self.warn = warn
  }

  /// Signs in, unless there have been too many attempts. An attempt that fails for another reason
  /// than a wrong password or token does not count.
  ///
  /// - Parameters:
  ///   - name: The user's name, in the same form for all spellings that the feature accepts; `nil`
  ///     if the user signs in with the access token.
  ///   - signIn: Returns the reply. The status 403 means that the password or the token was wrong.
  package func signIn(
    _ name: String?, from client: ClientAddress?, _ signIn: () async throws -> ServerReply
  ) async throws -> ServerReply {
    var keys: [SignInAttempts.Key] = [.client(Self.network(client))]
    if let name { keys.append(.name(name)) }
    return try await attempt(keys, from: client, countsSuccess: false, signIn)
  }

  /// Creates an account, unless the client has tried too often. Attempts with invalid input do not
  /// count.
  package func signUp(
    from client: ClientAddress?, _ signUp: () async throws -> ServerReply
  ) async throws -> ServerReply {
    try await attempt(
      [.newAccounts(Self.network(client))], from: client, countsSuccess: true, signUp)
  }

  /// Counts and logs a wrong access token of a program. The right token is accepted at any time,
  /// because a token is too long to be guessed, and other programs of the network may have it.
  func countWrongToken(from client: ClientAddress?) throws(Problem) {
    let keys = [SignInAttempts.Key.programs(Self.network(client))]
    if let wait = attempts.withLock({ $0.begin(keys, at: now()) }) {
      throw tooMany(from: client, wait)
    }
    warn("Failed sign-in from \(Self.text(client)): wrong access token.")
  }

  private func attempt(
    _ keys: [SignInAttempts.Key], from client: ClientAddress?, countsSuccess: Bool,
    _ body: () async throws -> ServerReply
  ) async throws -> ServerReply {
    if let wait = attempts.withLock({ $0.begin(keys, at: now()) }) {
      throw tooMany(from: client, wait)
    }
    do {
      let reply = try await body()
      note(reply.status, keys, from: client, countsSuccess: countsSuccess)
      return reply
    } catch {
      let status = (error as? Problem)?.status ?? .internalServerError
      note(status, keys, from: client, countsSuccess: countsSuccess)
      throw error
    }
  }

  private func tooMany(from client: ClientAddress?, _ wait: Duration) -> Problem {
    warn("Failed sign-in from \(Self.text(client)): too many attempts.")
    let seconds = wait.components.seconds + 1
    return Problem(
      .tooManyRequests, "There were too many attempts. Try again in \(seconds) s.",
      fields: [.retryAfter: "\(seconds)"])
  }

  private func note(
    _ status: HTTPResponse.Status, _ keys: [SignInAttempts.Key], from client: ClientAddress?,
    countsSuccess: Bool
  ) {
    if status == .forbidden {
      warn("Failed sign-in from \(Self.text(client)): wrong password or access token.")
    } else if countsSuccess {
      if status == .unprocessableContent { attempts.withLock { $0.withdraw(keys) } }
    } else if status.code < 400 {
      attempts.withLock { $0.succeed(keys) }
    } else {
      attempts.withLock { $0.withdraw(keys) }
    }
  }

  private static func network(_ client: ClientAddress?) -> String { client?.network ?? "" }

  private static func text(_ client: ClientAddress?) -> String { client?.text ?? "unknown" }
}
