import FeedDomain
import FeedInfrastructure
import FeedRepository
import Synchronization
import Testing

@Suite struct PauseChecks {
  final class Source: FeedSource {
    let calls = Mutex(0)

    func lines() async throws -> [String] {
      calls.withLock { $0 += 1 }
      throw FeedFailure.busy
    }
  }

  final class Pauses: Pausing {
    let all = Mutex<[Duration]>([])

    func pause(for duration: Duration) async throws { all.withLock { $0.append(duration) } }
  }

  @Test func theTimesAreAsDocumented() async {
    let (source, pauses) = (Source(), Pauses())
    let repository = FeedRepository(source: source, pauses: pauses)
    await #expect(throws: FeedFailure.busy) { try await repository.lines() }
    #expect(pauses.all.withLock { $0 } == [.seconds(1), .seconds(2), .seconds(4)])
    #expect(source.calls.withLock { $0 } == 4)
  }

  @Test func theRealOneStillExists() async throws {
    let pauses: any Pausing = ClockPauses()
    try await pauses.pause(for: .zero)
  }
}
