private import Synchronization

/// Reports the first call, thread-safely.
public final class FirstTime: Sendable {
  private let wasAsked = Mutex(false)

  public init() {}

  /// Whether this is the first call.
  public func isNow() -> Bool {
    wasAsked.withLock { wasAsked in
      defer { wasAsked = true }
      return !wasAsked
    }
  }
}
