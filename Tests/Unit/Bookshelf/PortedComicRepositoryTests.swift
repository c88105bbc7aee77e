import BookshelfDomain
import BookshelfRepository
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@Suite struct PortedComicRepositoryTests {
  private let store = InMemoryComicStore()

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

  @Test(arguments: ComicStoreContract.checks)
  func theStoreInMemoryKeepsTheContract(_ check: ContractCheck<any ComicStore>) async throws {
    try await check(InMemoryComicStore())
  }

  private func repository(at seconds: Int64) -> PortedComicRepository {
    PortedComicRepository(
      store: store, clock: FixedWallClock(Comic.fixtureTime(seconds)),
      identifiers: SequentialIdentifierSource())
  }
}
