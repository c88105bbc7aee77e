public import CoreDomain
private import Synchronization

/// A clock that always returns the same time.
public struct FixedWallClock: WallClock {
  public let now: Timestamp

  public init(_ now: Timestamp) {
    self.now = now
  }
}

/// A clock that changes only when a test sets it.
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

extension Timestamp {
  /// Returns the timestamp that is `seconds` seconds after 2026-01-01T00:00:00Z.
  public static func fixture(_ seconds: Int64 = 0) -> Timestamp {
    valid(Timestamp(secondsSince1970: 1_767_225_600 + seconds), "\(seconds) s after 2026")
  }

  /// Parses a moment in ISO 8601; traps if it is invalid.
  public static func fixture(_ iso8601: String) -> Timestamp {
    valid(Timestamp(iso8601: iso8601), iso8601)
  }
}
