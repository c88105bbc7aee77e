internal import Glibc

/// A time of the day in UTC, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, from 0 to 1439.
  public let minutes: Int

  /// - Precondition: `hour` is from 0 to 23, and `minute` from 0 to 59.
  public init(_ hour: Int, _ minute: Int) {
    precondition((0..<24).contains(hour) && (0..<60).contains(minute), "not a time of day")
    minutes = hour * 60 + minute
  }

  /// The time of this machine's clock.
  public static func now() -> TimeOfDay {
    let minutes = unsafe time(nil) / 60 % (24 * 60)
    return TimeOfDay(minutes / 60, minutes % 60)
  }

  public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minutes < other.minutes }
}
