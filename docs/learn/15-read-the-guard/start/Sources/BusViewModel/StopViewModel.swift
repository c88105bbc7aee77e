public import BusDomain
internal import BusInfrastructure

/// What the display of a stop says.
public struct StopViewModel: Sendable {
  private let timetable: any Timetable

  public init(timetable: any Timetable) { self.timetable = timetable }

  /// The next bus and how many minutes are left, or nothing when there is none today.
  public func next() -> String? {
    let now = StationClock().minute
    let coming = timetable.departures.filter { $0.minute >= now }
    guard let bus = coming.min(by: { $0.minute < $1.minute }) else { return nil }
    return "\(bus.line) in \(bus.minute - now) min"
  }
}
