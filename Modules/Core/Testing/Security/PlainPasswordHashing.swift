public import CoreDomain
private import Synchronization

/// Fast, insecure password hashing for tests.
///
/// A hash consists of a number, which serves as the salt, and the bytes of the password.
public final class PlainPasswordHashing: PasswordHashing {
  private struct State {
    var salts = 0
    var isRefusing = false
  }

  private let state = Mutex(State())

  public init() {}

  /// Makes every later call of ``hash(of:)`` return `nil`, as if the system had no random bytes for
  /// a salt.
  public func refuse() {
    state.withLock { $0.isRefusing = true }
  }

  public func hash(of password: String) async -> String? {
    guard !password.utf8.contains(0) else { return nil }
    let salt: Int? = state.withLock { state in
      guard !state.isRefusing else { return nil }
      state.salts += 1
      return state.salts
    }
    return salt.map { Self.hash(of: password, salt: String($0)) }
  }

  public func matches(_ password: String, hash: String) async -> Bool {
    let parts = hash.split(separator: "$", omittingEmptySubsequences: false)
    guard !password.utf8.contains(0), parts.count == 4, Int(parts[2]) != nil else { return false }
    return Array(hash.utf8) == Array(Self.hash(of: password, salt: String(parts[2])).utf8)
  }

  private static func hash(of password: String, salt: String) -> String {
    "$plain$\(salt)$" + PlainSecretDigesting.digits(of: password)
  }
}
