import Dispatch
import Synchronization

/// Runs blocking work (disk, lock, pipe) on a thread outside the cooperative pool.
///
/// The pool has one thread per core, so a blocking call would delay unrelated tasks. An actor with
/// this executor runs its jobs in order, outside the pool; ``run(_:)`` runs a single piece of work.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: The name of the queue in a debugger.
  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  /// Runs a closure after all waiting work, and returns the result of the closure.
  ///
  /// The closure is released before the result is returned, so a file that it captured can be
  /// closed as soon as the caller releases it.
  func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result = await withCheckedContinuation { continuation in
      let errand = Errand(work)
      queue.async {
        if let result = errand.run() { continuation.resume(returning: consume result) }
      }
    }
    return try result.get()
  }
}

/// A closure that is released after it has run.
private final class Errand<Value: Sendable, Failure: Error>: Sendable {
  typealias Work = @Sendable () throws(Failure) -> Value

  private let work: Mutex<Work?>

  init(_ work: @escaping Work) {
    self.work = Mutex(work)
  }

  /// Runs the closure; `nil` if it has already run.
  func run() -> Result<Value, Failure>? {
    work.withLock { $0.take() }.map { Result(catching: $0) }
  }
}
