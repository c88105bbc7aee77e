public import CoreDomain
import Glibc

/// The clock of this machine, with a precision of one millisecond. Its time can jump when a person
/// or a program sets the clock.
public struct SystemWallClock: WallClock {
  public init() {}

  public var now: Timestamp {
    var time = timespec()
    // "CLOCK_REALTIME: a settable system-wide clock that measures real (i.e., wall-clock) time".
    // The call fails only for an invalid address or an unknown clock.
    // https://man7.org/linux/man-pages/man2/clock_gettime.2.html
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    let milliseconds = Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    guard let now = Timestamp(millisecondsSince1970: milliseconds) else {
      // Linux stores wall-clock time in 64 bits of nanoseconds, which end in the year 2262.
      preconditionFailure("the clock of this machine is outside of the years 1 to 9999")
    }
    return now
  }
}
