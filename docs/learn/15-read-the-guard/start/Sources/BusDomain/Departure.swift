/// The departure of a bus.
public struct Departure: Hashable, Sendable {
  public let line: String
  /// Minutes since midnight.
  public let minute: Int

  public init(line: String, minute: Int) {
    self.line = line
    self.minute = minute
  }
}

/// The buses of a stop.
public protocol Timetable: Sendable {
  /// All departures of a day, in no particular order.
  var departures: [Departure] { get }
}
