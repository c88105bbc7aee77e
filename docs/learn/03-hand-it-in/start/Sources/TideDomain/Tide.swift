/// High water at a harbour.
public struct Tide: Hashable, Sendable {
  /// Minutes since midnight, at the harbour.
  public let minutes: Int
  /// The height above the chart's zero.
  public let centimetres: Int

  public init(minutes: Int, centimetres: Int) {
    self.minutes = minutes
    self.centimetres = centimetres
  }
}

/// Why there are no tides to show.
public enum TideFailure: Error, Hashable {
  /// The office did not answer.
  case unreachable
  /// The harbour has no tides today.
  case noneToday
}
