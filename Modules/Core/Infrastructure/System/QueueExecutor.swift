import Dispatch

/// A thread, when one is needed, for work that blocks: the disk, a lock, a pipe.
///
/// The cooperative pool has one thread for each core; a call that blocks one of them holds up
/// tasks that have nothing to do with it. As an actor's executor it runs the actor's jobs, one
/// after the other in the order in which they came; ``run(_:)`` is for a single piece of work.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: the name of the queue in a debugger.
  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  /// Runs one piece of work behind everything that is waiting, and returns what it returns.
  func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: Result(catching: work))
      }
    }
    return try result.get()
  }
}
