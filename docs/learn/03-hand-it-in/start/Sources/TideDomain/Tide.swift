/// High water at a harbour.
public struct Tide: Hashable, Sendable {
  /// Minutes since midnight, at the harbour.
  public let minutes: Int
  /// Above the chart's zero.
  public let centimetres: Int

  public init(minutes: Int, centimetres: Int) {
    self.minutes = minutes
    self.centimetres = centimetres
  }
}

/// Why there are no tides to show.
public enum TideFailure: Error, Hashable {
  /// Nobody answered.
  case unreachable
  /// The harbour has none for today.
  case noneToday
}
