public import BusDomain
internal import BusInfrastructure

/// The text on the display of a stop.
public struct StopViewModel: Sendable {
  private let timetable: any Timetable

  public init(timetable: any Timetable) { self.timetable = timetable }

  /// The next bus and the remaining minutes, or `nil` if there is no bus today.
  public func next() -> String? {
    let now = StationClock().minute
    let coming = timetable.departures.filter { $0.minute >= now }
    guard let bus = coming.min(by: { $0.minute < $1.minute }) else { return nil }
    return "\(bus.line) in \(bus.minute - now) min"
  }
}
