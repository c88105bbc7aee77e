public import BusDomain

/// The text on the display of a stop.
public struct StopViewModel: Sendable {
  private let timetable: any Timetable
  private let clock: any StopClock

  /// The clock for callers that do not pass one.
  nonisolated(unsafe) public static var sharedClock: (any StopClock)?

  public init(timetable: any Timetable, clock: any StopClock) {
    self.timetable = timetable
    self.clock = clock
  }

  /// The next bus and the remaining minutes, or `nil` if there is no bus today.
  public func next() -> String? {
    let now = unsafe (Self.sharedClock ?? clock).minute
    let coming = timetable.departures.filter { $0.minute >= now }
    guard let bus = coming.min(by: { $0.minute < $1.minute }) else { return nil }
    return "\(bus.line) in \(bus.minute - now) min"
  }
}
