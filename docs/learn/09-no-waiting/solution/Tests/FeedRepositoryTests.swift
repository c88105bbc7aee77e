import FeedDomain
import FeedRepository
import Testing

@Suite struct FeedRepositoryTests {
  let pauses = SpyPauses()

  @Test func doesNotWaitForAnImmediateAnswer() async throws {
    let source = BusySource(failures: [])
    let repository = FeedRepository(source: source, pauses: pauses)
    #expect(try await repository.lines() == ["first", "second"])
    #expect(pauses.durations == [])
  }

  @Test func waitsTwiceAsLongEachTime() async throws {
    let source = BusySource(failures: [.busy, .busy, .busy])
    let repository = FeedRepository(source: source, pauses: pauses)
    #expect(try await repository.lines() == ["first", "second"])
    #expect(pauses.durations == [.seconds(1), .seconds(2), .seconds(4)])
  }

  @Test func givesUpAfterTheFourthTimeWithoutWaitingOnceMore() async {
    let source = BusySource(failures: Array(repeating: .busy, count: 9))
    let repository = FeedRepository(source: source, pauses: pauses)
    await #expect(throws: FeedFailure.busy) { try await repository.lines() }
    #expect(source.calls == 4)
    #expect(pauses.durations.count == 3)
  }

  @Test func doesNotRetryAFeedThatIsGone() async {
    let source = BusySource(failures: [.gone])
    let repository = FeedRepository(source: source, pauses: pauses)
    await #expect(throws: FeedFailure.gone) { try await repository.lines() }
    #expect(source.calls == 1)
  }

  @Test func doesNotRetryAfterACancelledWait() async {
    let source = BusySource(failures: [.busy])
    let repository = FeedRepository(source: source, pauses: SpyPauses(isCancelled: true))
    await #expect(throws: CancellationError.self) { try await repository.lines() }
    #expect(source.calls == 1)
  }
}
