/// Where forecasts come from.
public protocol ForecastSource: Sendable {
  /// Returns the forecast in a sentence.
  func forecast() async throws(ForecastFailure) -> String
}

/// Why there is no forecast.
public enum ForecastFailure: Error, Hashable {
  case offline
}

/// The states of a forecast screen, which is in exactly one of them.
public enum ForecastState: Hashable, Sendable {
  /// No forecast has been requested.
  case idle
  /// A request is running.
  case preparing
  case success(String)
  case failure(ForecastFailure)
}
