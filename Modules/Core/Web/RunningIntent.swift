/// An intent that runs while the reply shows its states.
///
/// It is cancelled when the last reference to this object is released, so that the server does no
/// work for a client that disconnects before the reply.
final class RunningIntent: Sendable {
  private let task: Task<Void, Never>

  /// Starts an intent on the server's threads.
  init(_ intent: @escaping @Sendable () async -> Void) {
    task = Task(executorPreference: Self.threads) { await intent() }
  }

  deinit {
    task.cancel()
  }

  /// Waits until the intent has returned. Cancelling the waiting task cancels the intent.
  func end() async {
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  // NB: child tasks inherit an executor preference. An unstructured `Task` does not, but it
  // inherits task-local values:
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0417-task-executor-preference.md
  @TaskLocal private static var threads: (any TaskExecutor)?

  /// Runs an operation on these threads, together with its child tasks and the intents that it
  /// starts.
  static func running<Result: Sendable>(
    on threads: any TaskExecutor, _ operation: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await $threads.withValue(threads) {
      try await withTaskExecutorPreference(threads) { try await operation() }
    }
  }

  /// Runs a network operation in a task without a preferred executor.
  ///
  /// NB: NIO holds a lock while it gets a continuation. With a preferred executor, the runtime then
  /// also takes the lock of the task. Cancelling the task takes the two locks in the opposite
  /// order, so a deadlock is possible.
  static func beside<Result: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await operation() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
