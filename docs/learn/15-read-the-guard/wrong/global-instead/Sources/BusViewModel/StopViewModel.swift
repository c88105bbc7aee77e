public import BusDomain

/// What the display of a stop says.
public struct StopViewModel: Sendable {
  private let timetable: any Timetable
  private let clock: any StopClock

  /// The clock, for whoever does not want to hand one in.
  nonisolated(unsafe) public static var sharedClock: (any StopClock)?

  public init(timetable: any Timetable, clock: any StopClock) {
    self.timetable = timetable
    self.clock = clock
  }

  /// The next bus and how many minutes are left, or nothing when there is none today.
  public func next() -> String? {
    let now = unsafe (Self.sharedClock ?? clock).minute
    let coming = timetable.departures.filter { $0.minute >= now }
    guard let bus = coming.min(by: { $0.minute < $1.minute }) else { return nil }
    return "\(bus.line) in \(bus.minute - now) min"
  }
}
