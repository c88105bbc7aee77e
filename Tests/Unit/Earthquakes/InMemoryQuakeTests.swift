import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct InMemoryQuakeTests {
  @Test(arguments: QuakeStoreContract.checks)
  func theStoreKeepsTheContract(_ check: ContractCheck<any QuakeStore>) async throws {
    try await check(InMemoryQuakeStore())
  }

  @Test(arguments: QuakeSourceContract.checks)
  func theSourceKeepsTheContract(
    _ check: ContractCheck<QuakeSourceContract.Subject>
  ) async throws {
    try await check(
      QuakeSourceContract.Subject { quakes, deleted, limit in
        let source = InMemoryQuakeSource(quakes + deleted, limit: limit)
        for quake in deleted { source.delete(quake.id) }
        return source
      })
  }
}
