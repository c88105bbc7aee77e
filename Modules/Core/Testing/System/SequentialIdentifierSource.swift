public import CoreDomain
private import Synchronization

/// A source of predictable identifiers: `id1`, `id2`, ….
public final class SequentialIdentifierSource: IdentifierSource {
  private let given = Mutex(0)

  public init() {}

  public func next() -> String {
    let number = given.withLock { given in
      given += 1
      return given
    }
    return "id\(number)"
  }
}
