import BookshelfDomain
import BookshelfInfrastructure
import BookshelfTesting
import CoreDomain
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

@Suite struct ComicStorefrontDoublesTests {
  private let order = ComicOrder.fixture()

  @Test(arguments: StorefrontContract.checks)
  func aStorefrontInMemoryKeepsTheContract(_ check: StorefrontContract.Check) async throws {
    let storefront = InMemoryStorefront([
      Comic.ID("no"): .cancelled, Comic.ID("never"): .declined(reason: "The card is worn out."),
    ])
    try await check(
      StorefrontContract.Subject(
        storefront, cancelled: Comic.ID("no"), declined: Comic.ID("never")))
  }

  @Test func anOrderWithoutAStorefrontSuggestsTheDemo() async {
    let failure = await #expect(throws: ComicFailure.self) {
      try await NoStorefront().settle(order)
    }
    #expect(failure?.description.contains("--demo") == true)
  }
}
