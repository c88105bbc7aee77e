public import BusDomain
internal import Glibc

/// The clock of this machine.
public struct StationClock: StopClock {
  public init() {}

  /// Minutes since midnight, in UTC.
  public var minute: Int { unsafe time(nil) / 60 % (24 * 60) }
}
