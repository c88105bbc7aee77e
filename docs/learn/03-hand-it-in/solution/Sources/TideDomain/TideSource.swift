/// Where tides come from.
public protocol TideSource: Sendable {
  /// The tides of today, in any order; there may be none.
  func tides() async throws(TideFailure) -> [Tide]
}
