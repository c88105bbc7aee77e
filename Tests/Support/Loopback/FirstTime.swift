private import Synchronization

/// Tells the first time from all others, whoever asks.
public final class FirstTime: Sendable {
  private let wasAsked = Mutex(false)

  public init() {}

  /// Whether nobody has asked before.
  public func isNow() -> Bool {
    wasAsked.withLock { wasAsked in
      defer { wasAsked = true }
      return !wasAsked
    }
  }
}
