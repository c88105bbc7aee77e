import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@Suite struct InMemoryStoryStoreTests {
  @Test(arguments: StoryStoreContract.checks)
  func keepsTheContract(_ check: ContractCheck<LeasedStoryStore>) async throws {
    let leases = InMemoryWorkLeases()
    try await check(
      LeasedStoryStore(InMemoryStoryStore(leases: leases), checking: leases))
  }
}
