public import CoreDomain

/// Hashes passwords with libxcrypt, the library that the system itself keeps passwords with.
///
/// New hashes are made by yescrypt, the method of Debian's own accounts, at the library's default
/// cost: a hash takes some 30 ms and 16 MiB, which is what makes guessing dear.
/// https://man7.org/linux/man-pages/man5/crypt.5.html
///
/// Hashes of any other method that the library knows still match: a method can be changed, and
/// nobody has to choose a new password.
///
/// Hashes of one instance are made one after the other, on a thread of their own: however many sign
/// in at once, no more than one core and one portion of memory is at their service, and nobody else
/// waits for them.
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

  /// Compares two texts in a time that tells of nothing but their lengths, so that nobody learns
  /// from it how much of a guess was right.
  private static func areEqual(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
