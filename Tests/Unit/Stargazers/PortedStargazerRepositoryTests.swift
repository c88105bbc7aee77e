import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersRepository
import StargazersTesting
import Testing

@Suite struct PortedStargazerRepositoryTests {
  private let store = InMemoryStargazerStore()

  @Test func whatIsNewGetsItsIdentifierAndItsMomentFromOutside() async throws {
    let added = try await repository(at: 100).add(.fixture("A title"))
    #expect(added == .fixture(id: "id1", title: "A title", seconds: 100))
    #expect(try await store.newest(limit: 9) == [added])
  }

  @Test func theNewestComesFirst() async throws {
    _ = try await repository(at: 2).add(.fixture("later"))
    try await store.keep(.fixture(id: "old", title: "earlier", seconds: 1))
    #expect(try await repository(at: 3).newest().map(\.title.text) == ["later", "earlier"])
  }

  @Test func whatWasRemovedIsGone() async throws {
    let repository = repository(at: 1)
    let added = try await repository.add(.fixture())
    try await repository.remove(added.id)
    #expect(try await repository.newest() == [])
  }

  @Test(arguments: StargazerStoreContract.checks)
  func theStoreInMemoryKeepsTheContract(_ check: ContractCheck<any StargazerStore>) async throws {
    try await check(InMemoryStargazerStore())
  }

  private func repository(at seconds: Int64) -> PortedStargazerRepository {
    PortedStargazerRepository(
      store: store, clock: FixedWallClock(Stargazer.fixtureTime(seconds)),
      identifiers: SequentialIdentifierSource())
  }
}
