import Dispatch
import FoundationEssentials
import Synchronization

/// A thread pool for tasks that may compute for long. Long tasks delay short tasks only by about
/// ``patience``, unless all threads up to the limit are busy.
///
/// The cooperative pool has one thread per core: on two cores, parsing two documents blocks every
/// other task of the process. This pool also starts with one thread per core. It adds a thread, up
/// to a limit, if tasks are waiting and no task has started for ``patience``. The operating system
/// then shares the cores among the threads. A thread ends when no task is waiting.
///
/// Tasks start in the order in which they become ready.
public final class WorkerThreads: TaskExecutor {
  private struct State {
    var waiting: [UnownedJob] = []
    /// The index of the next job in `waiting`.
    var next = 0
    var running = 0
    /// The number of jobs started since the last check.
    var started = 0
    var isWatched = false
  }

  private let state = Mutex(State())
  private let cores: Int
  private let limit: Int
  private let patience: Duration
  private let watch = DispatchQueue(label: "worker threads")

  /// - Parameters:
  ///   - cores: The number of threads while tasks are short; `nil` means one thread per core of the
  ///     machine.
  ///   - limit: The maximum number of threads, at least 1.
  ///   - patience: How long a task waits behind long tasks before a thread is added.
  public init(
    cores: Int? = nil, limit: Int = WorkerThreads.limit,
    patience: Duration = WorkerThreads.patience
  ) {
    precondition(limit >= 1, "A pool needs at least one thread.")
    self.cores = min(cores ?? ProcessInfo.processInfo.activeProcessorCount, limit)
    self.limit = limit
    self.patience = patience
  }

  /// The default maximum number of threads. It is also the maximum number of documents that are
  /// parsed concurrently.
  public static let limit = 32

  /// The default time that a task waits behind long tasks before a thread is added.
  public static let patience = Duration.milliseconds(5)

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let hasFreeCore = state.withLock { state in
      state.waiting.append(job)
      defer { state.running = max(state.running, min(state.running + 1, cores)) }
      return state.running < cores
    }
    if hasFreeCore { startThread() } else { watchOnce() }
  }
}

extension WorkerThreads {
  /// Uses one queue per thread, because a concurrent queue has only as many threads as there are
  /// cores.
  private func startThread() {
    DispatchQueue(label: "worker thread").async {
      while let job = self.nextJob() {
        unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
      }
    }
  }

  /// Returns the next job, or `nil` if the thread should end.
  private func nextJob() -> UnownedJob? {
    state.withLock { state in
      guard state.next < state.waiting.count else {
        state.waiting.removeAll(keepingCapacity: true)
        state.next = 0
        state.running -= 1
        return nil
      }
      defer { state.next += 1 }
      state.started += 1
      return state.waiting[state.next]
    }
  }

  /// Schedules a check of whether the waiting jobs progress, unless a check is already scheduled.
  private func watchOnce() {
    let isDue = state.withLock { state in
      defer { state.isWatched = true }
      if !state.isWatched { state.started = 0 }
      return !state.isWatched
    }
    guard isDue else { return }
    watch.asyncAfter(deadline: .now() + .nanoseconds(Int(patience / .nanoseconds(1)))) {
      self.look()
    }
  }

  private func look() {
    let (isStuck, isAnyoneWaiting) = state.withLock { state in
      state.isWatched = false
      let isAnyoneWaiting = state.next < state.waiting.count
      let isStuck = isAnyoneWaiting && state.started == 0 && state.running < limit
      if isStuck { state.running += 1 }
      return (isStuck, isAnyoneWaiting)
    }
    if isStuck { startThread() }
    if isAnyoneWaiting { watchOnce() }
  }
}
