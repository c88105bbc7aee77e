import Dispatch
import Synchronization

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
  ///
  /// The queue lets go of the work before the answer is given: a file that the work held may be
  /// gone as soon as its owner drops it.
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

/// A piece of work that is let go of when it is done, and holds nothing of what came of it.
private final class Errand<Value: Sendable, Failure: Error>: Sendable {
  typealias Work = @Sendable () throws(Failure) -> Value

  private let work: Mutex<Work?>

  init(_ work: @escaping Work) {
    self.work = Mutex(work)
  }

  /// Does the work; nothing when it was done before.
  func run() -> Result<Value, Failure>? {
    work.withLock { $0.take() }.map { Result(catching: $0) }
  }
}
