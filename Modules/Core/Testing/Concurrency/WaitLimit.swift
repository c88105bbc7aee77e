/// The timeout of a test that waits for an event. It is long, because an event that usually takes
/// milliseconds may take seconds on a busy machine.
public enum WaitLimit {
  public static let standard = Duration.seconds(30)

  /// Returns the result of a closure that waits for an event.
  ///
  /// - Parameter giveUp: Called after the timeout. It must make `event` return. It may be called
  ///   even if `event` has just returned.
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
