public import CoreDomain
private import Synchronization

// A minimal machine: persistent defaults and a clock. Like those of real toolkits
// (`UserDefaults.standard`, `Date()`), both are global singletons.

/// The machine that the program runs on.
public enum Machine {
  public static let defaults = Defaults()
  public static let clock = RunningClock()
}

/// Named numbers that persist when the program ends.
public final class Defaults: Sendable {
  private let values = Mutex<[String: Int64]>([:])

  public init() {}

  public func number(_ name: String) -> Int64? {
    values.withLock { $0[name] }
  }

  public func set(_ number: Int64, _ name: String) {
    values.withLock { $0[name] = number }
  }

  public func removeAll() {
    values.withLock { $0 = [:] }
  }
}

/// A running clock: each reading is one second later than the previous one, so that the effects of
/// time can be shown without waiting.
public final class RunningClock: WallClock {
  private let seconds = Mutex<Int64>(0)

  init() {}

  public var now: Timestamp {
    let seconds = seconds.withLock { seconds in
      seconds += 1
      return seconds
    }
    guard let now = Timestamp(secondsSince1970: seconds) else {
      preconditionFailure("the clock ran out of the calendar")
    }
    return now
  }

  /// Sets the clock, as the machine's owner may do.
  public func set(_ now: Timestamp) {
    seconds.withLock { $0 = now.secondsSince1970 }
  }
}

/// The number of a repository's stars at a time.
public struct StarCount: Hashable, Sendable {
  public let stars: Int64
  public let moment: Timestamp

  public init(_ stars: Int64, at moment: Timestamp) {
    self.stars = stars
    self.moment = moment
  }

  /// The text of both screens: the number, and the difference to the last time.
  func sentence(after last: StarCount?) -> String {
    guard let last else { return "\(stars) stars" }
    return "\(stars) stars, \(stars - last.stars) more than on \(last.moment.day)"
  }
}

extension Timestamp {
  /// `2026-11-21`
  public var day: String { String(iso8601.prefix(10)) }
}
