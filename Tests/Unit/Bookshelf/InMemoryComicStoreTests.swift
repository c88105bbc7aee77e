import BookshelfDomain
import BookshelfTesting
import CoreTesting
import Testing

@Suite struct InMemoryComicStoreTests {
  @Test(arguments: CatalogueStoreContract.checks)
  func keepsTheContractOfCatalogues(
    _ check: ContractCheck<any CatalogueStoreContract.Store>
  ) async throws {
    try await check(InMemoryComicStore())
  }

  @Test(arguments: ComicShelfStoreContract.checks)
  func keepsTheContractOfShelves(
    _ check: ContractCheck<any ComicShelfStoreContract.Store>
  ) async throws {
    try await check(InMemoryComicStore())
  }

  @Test(arguments: ReaderAccountStoreContract.checks)
  func keepsTheContractOfAccounts(
    _ check: ContractCheck<any ReaderAccountStore>
  ) async throws {
    try await check(InMemoryComicStore())
  }
}
