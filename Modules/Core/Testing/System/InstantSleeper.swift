public import CoreDomain
private import Synchronization

/// A sleeper that returns immediately and records the durations.
///
/// If it is held, each sleep lasts until the test calls ``wake()`` or the task is cancelled. To
/// check a state during a delay, a test calls ``asleep()`` first.
public final class InstantSleeper: Sleeper {
  private struct State {
    var durations: [Duration] = []
    var isHeld: Bool
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var cutShort: Set<Int> = []
    var watching: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let clock: SettableWallClock?

  /// - Parameters:
  ///   - clock: A clock that each completed sleep advances by its duration.
  ///   - isHeld: Whether sleeps last until ``wake()`` instead of returning immediately.
  public init(setting clock: SettableWallClock? = nil, isHeld: Bool = false) {
    self.clock = clock
    state = Mutex(State(isHeld: isHeld))
  }

  /// The requested durations in order. A sleep is missing if its task was cancelled before the
  /// sleep began.
  public var durations: [Duration] { state.withLock { $0.durations } }

  public func sleep(for duration: Duration) async throws(CancellationError) {
    guard !Task.isCancelled else { throw CancellationError() }
    let number = state.withLock { state in
      state.durations.append(duration)
      return state.durations.count
    }
    guard duration > .zero else { return }
    await withTaskCancellationHandler {
      await wait(number)
    } onCancel: {
      cutShort(number)
    }
    guard !Task.isCancelled else { throw CancellationError() }
    if let clock { clock.set(clock.now.advanced(by: duration)) }
  }

  /// Waits until a task sleeps or the calling task is cancelled. Use it only with a sleeper that is
  /// held.
  public func asleep() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          let isOver = !state.waiting.isEmpty || Task.isCancelled
          if !isOver { state.watching.append(continuation) }
          return isOver
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let watching = state.withLock { state in
        defer { state.watching = [] }
        return state.watching
      }
      for continuation in watching { continuation.resume() }
    }
  }

  /// Ends all sleeps. Later sleeps return immediately.
  public func wake() {
    let waiting = state.withLock { state in
      state.isHeld = false
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }
}

extension InstantSleeper {
  private func wait(_ number: Int) async {
    await withCheckedContinuation { continuation in
      let (isOver, watching) = state.withLock { state in
        guard state.isHeld, !state.cutShort.contains(number) else {
          return (true, [CheckedContinuation<Void, Never>]())
        }
        state.waiting[number] = continuation
        defer { state.watching = [] }
        return (false, state.watching)
      }
      if isOver { continuation.resume() }
      for watcher in watching { watcher.resume() }
    }
  }

  private func cutShort(_ number: Int) {
    let waiting = state.withLock { state in
      state.cutShort.insert(number)
      return state.waiting.removeValue(forKey: number)
    }
    waiting?.resume()
  }
}
