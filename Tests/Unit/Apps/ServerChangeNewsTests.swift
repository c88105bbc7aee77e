import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import CoreWeb

@Suite(.timeLimit(.minutes(1))) struct ServerChangeNewsTests {
  private let versions = CountedVersions()
  private let sleeper = SteppedSleeper()

  @Test func sendsTheVersionsToEachListener() async {
    let news = PolledChangeNews(versions: versions, sleeper: sleeper)
    var (one, other) = (news.heard().makeAsyncIterator(), news.heard().makeAsyncIterator())
    let running = Task { await news.run() }
    for version in ["1", "2"] {
      sleeper.step()
      #expect(await one.next() == DataVersion(version))
      #expect(await other.next() == DataVersion(version))
    }
    running.cancel()
    #expect(await one.next() == nil)
    #expect(await other.next() == nil)
    await running.value
    var late = news.heard().makeAsyncIterator()
    #expect(await late.next() == nil)
    #expect(versions.count == 2)
  }

  /// The version that is read last finds that the listener is gone.
  @Test func readsNoVersionIfNobodyListens() async {
    let news = PolledChangeNews(versions: versions, sleeper: sleeper)
    let running: Task<Void, Never>
    do {
      var listener = news.heard().makeAsyncIterator()
      running = Task { await news.run() }
      sleeper.step()
      #expect(await listener.next() == DataVersion("1"))
    }
    for _ in 0..<5 { sleeper.step() }
    sleeper.end()
    await running.value
    #expect(versions.count <= 2)
  }
}

/// Versions that count from 1.
private final class CountedVersions: DataVersions {
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  func dataVersion() async -> DataVersion? {
    asked.withLock { count in
      count += 1
      return DataVersion("\(count)")
    }
  }
}

/// A sleeper whose sleeps end one after the other, when the test says so.
private final class SteppedSleeper: Sleeper {
  private let (steps, stepped) = AsyncStream<Void>.makeStream()

  func step() { stepped.yield() }

  func end() { stepped.finish() }

  func sleep(for duration: Duration) async throws(CancellationError) {
    var iterator = steps.makeAsyncIterator()
    guard await iterator.next() != nil, !Task.isCancelled else { throw CancellationError() }
  }
}
