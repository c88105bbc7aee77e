public import FeedDomain

/// Waits on the clock of this machine.
public struct ClockPauses: Pausing {
  public init() {}

  public func pause(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
