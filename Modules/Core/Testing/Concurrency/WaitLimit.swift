/// The timeout of a test that waits for an event. Events usually take milliseconds; a busy machine
/// needs more time.
public enum WaitLimit {
  public static let standard = Duration.seconds(30)

  /// Waits for an event with a timeout.
  ///
  /// - Parameter giveUp: Ends the wait. It may be called even if the wait has just ended.
  public static func wait<Result>(
    _ limit: Duration, giveUp: @escaping @Sendable () -> Void, for event: () async -> Result
  ) async -> Result {
    let timer = Task {
      try await Task.sleep(for: limit)
      giveUp()
    }
    defer { timer.cancel() }
    return await event()
  }
}
