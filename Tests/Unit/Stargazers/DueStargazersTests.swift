import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersTesting
import Testing

@Suite struct DueStargazersTests {
  private let world = StargazerWorld(people: 5)

  @Test func countsARepositoryAgainAfterTheInterval() async throws {
    let work = work()
    #expect(try await work.perform() == nil, "nobody has requested a repository")
    _ = try await history()
    world.clock.set(.fixture(-1).advanced(by: DueStargazers.interval))
    #expect(try await work.perform() == nil)
    world.clock.set(.fixture().advanced(by: DueStargazers.interval))
    let requests = world.source.askings.count
    #expect(try await work.perform() == "lindqvist/glaze has 5 stars.")
    #expect(
      world.source.askings.dropFirst(requests)
        == [.count(.fixture()), .weeks(1, of: .fixture())])
    #expect(try await work.perform() == nil)
  }

  @Test func readsTheEndOfAListThatHasBeenRead() async throws {
    _ = try await world.everybody()
    world.clock.set(.fixture().advanced(by: DueStargazers.interval))
    let requests = world.source.askings.count
    _ = try await work().perform()
    #expect(world.pages(since: requests) == [2])
  }

  @Test func checksAnotherRepositoryAfterAFailure() async throws {
    for (name, second) in [("lindqvist/gone", 1), ("lindqvist/glaze", 2)] {
      var ledger = StargazerLedger(.fixture(name))
      (ledger.total, ledger.countedAt) = (1, .fixture(Int64(second)))
      try await world.store.note(ledger)
    }
    world.clock.set(.fixture(2).advanced(by: DueStargazers.interval))
    let work = work()
    await #expect(throws: BackgroundFailure.self) { try await work.perform() }
    #expect(try await work.perform() == "lindqvist/glaze has 5 stars.")
    #expect(try await work.perform() == nil)
  }

  @Test func reportsThatTheServiceIsUnavailable() async throws {
    _ = try await history()
    world.clock.set(.fixture().advanced(by: DueStargazers.interval))
    world.source.fail(.unreachable("There is no network."))
    await #expect(
      throws: BackgroundFailure("GitHub cannot be reached. There is no network.")
    ) { try await work().perform() }
  }

  private func work() -> DueStargazers {
    DueStargazers(repository: world.repository, store: world.store, clock: world.clock)
  }

  private func history() async throws(StargazerFailure) -> StarHistory {
    try await world.repository.history(of: .fixture(), refreshes: false) { _ in }
  }
}
