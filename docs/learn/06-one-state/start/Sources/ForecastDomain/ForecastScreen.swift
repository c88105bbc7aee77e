/// Where forecasts come from.
public protocol ForecastSource: Sendable {
  /// What the weather will be, in a sentence.
  func forecast() async throws(ForecastFailure) -> String
}

/// Why there is no forecast.
public enum ForecastFailure: Error, Hashable {
  case offline
}

/// What a screen of a forecast shows. It is one of these, and never two of them.
public enum ForecastState: Hashable, Sendable {
  /// Nobody has asked yet.
  case idle
  /// Somebody has asked, and waits.
  case preparing
  case success(String)
  case failure(ForecastFailure)
}
