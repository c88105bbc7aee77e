public import BusDomain

/// What the display of a stop says.
public struct StopViewModel: Sendable {
  private let timetable: any Timetable
  private let clock: any StopClock

  public init(timetable: any Timetable, clock: any StopClock) {
    self.timetable = timetable
    self.clock = clock
  }

  /// The next bus and how many minutes are left, or nothing when there is none today.
  public func next() -> String? {
    let now = clock.minute
    let coming = timetable.departures.filter { $0.minute >= now }
    guard let bus = coming.min(by: { $0.minute < $1.minute }) else { return nil }
    return "\(bus.line) in \(bus.minute - now) min"
  }
}
