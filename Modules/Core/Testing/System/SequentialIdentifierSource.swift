public import CoreDomain
private import Synchronization

/// Makes predictable identifiers: `id1`, `id2`, ….
public final class SequentialIdentifierSource: IdentifierSource {
  private let given = Mutex(0)

  private let prefix: String

  /// - Parameter prefix: The start of each identifier, of lower-case ASCII letters.
  public init(prefix: String = "id") {
    self.prefix = prefix
  }

  public func next() -> String {
    let number = given.withLock { given in
      given += 1
      return given
    }
    return "\(prefix)\(number)"
  }
}
