public import CoreDomain
import Synchronization

/// Stores sign-ins in memory, for tests of code that uses a ``SignInStore``.
public final class InMemorySignInStore: SignInStore {
  private let stored = Mutex<[StoredSignIn]>([])
  private let failure = Mutex<SignInStoreFailure?>(nil)
  private let gate: Gate?

  /// - Parameter gate: Suspends the first read after it has looked for the sign-in.
  public init(waitingAt gate: Gate? = nil) {
    self.gate = gate
  }

  /// Makes every later call throw this error.
  public func fail(_ failure: SignInStoreFailure) {
    self.failure.withLock { $0 = failure }
  }

  public func add(_ signIn: StoredSignIn, limit: Int) async throws(SignInStoreFailure) {
    try expectSuccess()
    stored.withLock { stored in
      stored.append(signIn)
      stored.removeFirst(max(0, stored.count - limit))
    }
  }

  public func signIn(named name: String) async throws(SignInStoreFailure) -> StoredSignIn? {
    try expectSuccess()
    let found = stored.withLock { stored in stored.first { $0.name == name } }
    await gate?.pass()
    return found
  }

  public func end(named name: String) async throws(SignInStoreFailure) {
    try expectSuccess()
    stored.withLock { stored in stored.removeAll { $0.name == name } }
  }

  private func expectSuccess() throws(SignInStoreFailure) {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
