import FeedDomain
import FeedRepository
import Testing

@Suite struct FeedRepositoryTests {
  @Test func retriesIfTheSourceIsBusy() async throws {
    let source = BusySource(failures: [.busy, .busy, .busy])
    let repository = FeedRepository(source: source, pauses: SpyPauses())
    #expect(try await repository.lines() == ["first", "second"])
    #expect(source.calls == 4)
  }
}
