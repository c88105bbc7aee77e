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
}
