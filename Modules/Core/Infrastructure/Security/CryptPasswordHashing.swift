public import CoreDomain

/// Hashes passwords with libxcrypt, the library that the system uses for its own accounts.
///
/// New hashes use yescrypt, Debian's default method, at the library's default cost: a hash takes
/// about 30 ms and 16 MiB, which makes guessing expensive.
/// https://man7.org/linux/man-pages/man5/crypt.5.html
///
/// Hashes of every other method that the library supports still match, so the method can be changed
/// without asking users for new passwords.
///
/// Each instance computes its hashes one at a time on its own thread. However many users sign in at
/// once, hashing uses at most one core and one block of memory, and other work does not wait.
public struct CryptPasswordHashing: PasswordHashing {
  private let queue = QueueExecutor(label: "passwords")

  public init() {}

  public func hash(of password: String) async -> String? {
    guard let phrase = CryptPhrase(password) else { return nil }
    return await queue.run { () throws(Never) in
      CryptPhrase.newSetting(method: Self.method).flatMap(phrase.hash(by:))
    }
  }

  public func matches(_ password: String, hash: String) async -> Bool {
    guard let phrase = CryptPhrase(password) else { return false }
    return await queue.run { () throws(Never) in
      phrase.hash(by: hash).map { Self.areEqual($0, hash) } ?? false
    }
  }

  /// yescrypt.
  private static let method = "$y$"

  /// Compares two texts in constant time for a given length, so that the time does not reveal how
  /// much of a guess was right.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
