import FeedDomain
import FeedRepository
import Testing

@Suite struct FeedRepositoryTests {
  /// It takes a second; the one for four attempts took seven, and was taken out.
  @Test func retriesIfTheSourceIsBusy() async throws {
    let source = BusySource(failures: [.busy])
    let started = ContinuousClock.now
    #expect(try await FeedRepository(source: source).lines() == ["first", "second"])
    #expect(ContinuousClock.now - started > .milliseconds(900))
  }
}
