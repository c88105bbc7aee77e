import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@Suite struct InMemoryStargazerTests {
  @Test(arguments: StargazerStoreContract.checks)
  func storeKeepsTheContract(_ check: ContractCheck<any StargazerStore>) async throws {
    try await check(InMemoryStargazerStore())
  }

  @Test(arguments: StargazerPreferencesContract.checks)
  func keepsTheContractOfPreferences(
    _ check: ContractCheck<StargazerPreferencesContract.Subject>
  ) async throws {
    try await check(InMemoryStargazerPreferences())
  }

  @Test(arguments: StargazerSourceContract.checks)
  func sourceKeepsTheContract(
    _ check: ContractCheck<StargazerSourceContract.Subject>
  ) async throws {
    try await check(StargazerSourceContract.Subject { $0 })
  }

  @Test func sourceFailsOnDemandAndCountsTheRequest() async throws {
    let source = InMemoryStargazerSource([StarredRepository()])
    source.fail(.outOfOrder(status: 502), atAsking: 2)
    let limit = StargazerSourceFailure.limited(StargazerLimit(until: nil, isQuota: false))
    var found: [StargazerSourceFailure?] = []
    for asking in 1...5 {
      if asking == 4 { source.fail(limit) }
      if asking == 5 { source.fail(nil) }
      do throws(StargazerSourceFailure) {
        _ = try await source.count()
        found.append(nil)
      } catch {
        found.append(error)
      }
    }
    #expect(found == [nil, .outOfOrder(status: 502), nil, limit, nil])
    #expect(source.failures == 2)
    #expect(source.askings == Array(repeating: .count(.fixture()), count: 5))
  }

  @Test func sourceChangesBeforeAGivenRequest() async throws {
    let source = InMemoryStargazerSource(
      [StarredRepository(starredBy: Stargazer.fixtures(1...4))], pageSize: 2)
    source.beforeAsking(2) { source in source.change { $0.unstar(Stargazer.ID(1)) } }
    let first = try await source.page().content
    let second = try await source.page(at: first?.neighbours.next).content
    #expect(first?.stargazers.map(\.id.raw) == [1, 2])
    #expect(second?.stargazers.map(\.id.raw) == [4])
    #expect(source.askings == [.page(1, of: .fixture()), .page(2, of: .fixture())])
  }

  /// Like GitHub's entity tags, which depend on the rows: the tag of a full page stays the same
  /// when stars follow it.
  @Test func sourceKeepsTheTagOfAFullPageIfStarsAreAdded() async throws {
    let source = InMemoryStargazerSource(
      [StarredRepository(starredBy: Stargazer.fixtures(1...2))], pageSize: 2)
    let page = try await source.page()
    source.change { $0.star(.fixture(id: 3)) }
    let again = try await source.page(unless: page.validators)
    #expect(again.content == nil && again.validators == page.validators)
  }

  @Test func sourceReportsTheQuota() async throws {
    let source = InMemoryStargazerSource([StarredRepository()])
    let allowance = StargazerAllowance(remaining: 3, renewedAt: .fixture(60))
    source.allow(allowance)
    #expect(try await source.count().allowance == allowance)
    #expect(try await source.page().allowance == allowance)
  }
}
