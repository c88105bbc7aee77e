/// An intent that works beside the reply that shows its states.
///
/// It is given up when the last reference to it goes, so that nobody works for a reader who has gone
/// before the reply has begun.
final class RunningIntent: Sendable {
  private let task: Task<Void, Never>

  /// Begins an intent.
  init(_ intent: @escaping @Sendable () async -> Void) {
    task = Task { await intent() }
  }

  deinit {
    task.cancel()
  }

  /// Waits until the intent has returned. It is given up when whoever waits is cancelled.
  func end() async {
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
