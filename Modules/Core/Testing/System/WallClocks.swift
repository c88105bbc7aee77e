public import CoreDomain
private import Synchronization

/// A clock that stands still.
public struct FixedWallClock: WallClock {
  public let now: Timestamp

  public init(_ now: Timestamp) {
    self.now = now
  }
}

/// A clock that shows what the test sets it to.
public final class SettableWallClock: WallClock {
  private let time: Mutex<Timestamp>

  public init(_ now: Timestamp) {
    time = Mutex(now)
  }

  public var now: Timestamp {
    time.withLock { $0 }
  }

  public func set(_ now: Timestamp) {
    time.withLock { $0 = now }
  }
}
