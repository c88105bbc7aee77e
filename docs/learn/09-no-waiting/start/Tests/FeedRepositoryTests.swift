import FeedDomain
import FeedRepository
import Testing

@Suite struct FeedRepositoryTests {
  /// This test takes a second. The test of four requests took seven, so it was deleted.
  @Test func retriesIfTheSourceIsBusy() async throws {
    let source = BusySource(failures: [.busy])
    let started = ContinuousClock.now
    #expect(try await FeedRepository(source: source).lines() == ["first", "second"])
    #expect(ContinuousClock.now - started > .milliseconds(900))
  }
}
