public import BusDomain

/// The timetable at the stop.
public struct PaperTimetable: Timetable {
  public init() {}

  public var departures: [Departure] {
    (5..<24).map { Departure(line: "N1", minute: $0 * 60) }
  }
}
