import CoreInfrastructure
import Dispatch
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct WorkerThreadsTests {
  /// Blocks a thread like a long computation.
  private final class Block: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func wait() { semaphore.wait() }
    func end() { semaphore.signal() }
  }

  /// The number of concurrent tasks.
  private final class Count: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func begin() -> Int {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
        return state.now
      }
    }

    func end() { state.withLock { $0.now -= 1 } }
  }

  @Test func startsAShortTaskWhileLongTasksOccupyEveryCore() async {
    let threads = WorkerThreads(cores: 2)
    let block = Block()
    await withTaskGroup { group in
      for _ in 0..<2 { group.addTask(executorPreference: threads) { block.wait() } }
      // The long tasks end only after the short one has run.
      await Task(executorPreference: threads) {}.value
      for _ in 0..<2 { block.end() }
    }
  }

  @Test func addsNoThreadBeyondItsLimit() async {
    let threads = WorkerThreads(cores: 1, limit: 3, patience: .milliseconds(1))
    let count = Count()
    let block = Block()
    let isFull = AsyncStream<Void>.makeStream()
    await withTaskGroup { group in
      for _ in 0..<10 {
        group.addTask(executorPreference: threads) {
          if count.begin() == 3 { isFull.continuation.finish() }
          block.wait()
          count.end()
        }
      }
      for await _ in isFull.stream {}
      for _ in 0..<10 { block.end() }
    }
    #expect(count.most == 3)
  }

  @Test func usesOneThreadPerCoreForShortTasks() async {
    let threads = WorkerThreads(cores: 1, limit: 8, patience: .seconds(60))
    let count = Count()
    let sum = await withTaskGroup { group in
      for number in 1...1000 {
        group.addTask(executorPreference: threads) {
          _ = count.begin()
          defer { count.end() }
          return number
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 500_500)
    #expect(count.most == 1)
  }
}
