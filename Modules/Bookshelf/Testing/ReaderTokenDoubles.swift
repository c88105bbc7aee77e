public import BookshelfDomain
import CoreTesting
private import Synchronization

extension ReaderToken {
  /// Returns a token with the given last hexadecimal digits, padded with zeros.
  public static func ending(_ end: String = "1") -> ReaderToken {
    let zeros = String(repeating: "0", count: max(0, ReaderToken.length - end.utf8.count))
    return valid(ReaderToken(zeros + end), end)
  }
}

/// A generator of predictable tokens for tests: `…001`, `…002`, and so on in hexadecimal.
public final class SequentialReaderTokens: ReaderTokenSource {
  private let given = Mutex(0)

  public init() {}

  public func next() -> ReaderToken {
    let number = given.withLock { given in
      given += 1
      return given
    }
    return .ending(String(number, radix: 16))
  }
}

/// Storage for a session token in memory, for tests.
public final class InMemoryReaderTokens: ReaderTokenKeeping {
  private let token = Mutex<ReaderToken?>(nil)

  public init() {}

  public func kept() async throws(ComicFailure) -> ReaderToken? { token.withLock { $0 } }

  public func keep(_ token: ReaderToken) async throws(ComicFailure) {
    self.token.withLock { $0 = token }
  }

  public func forget() async throws(ComicFailure) { token.withLock { $0 = nil } }
}
