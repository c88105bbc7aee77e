/// How long a test waits for an event before it fails. An event comes in milliseconds; a machine that
/// is busy takes its time.
public enum WaitLimit {
  public static let standard = Duration.seconds(30)

  /// Waits, and gives up after a time.
  ///
  /// - Parameter giveUp: ends the wait; it may be called although the wait has just ended.
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
