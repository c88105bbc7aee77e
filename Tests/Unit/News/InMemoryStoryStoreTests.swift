import CoreTesting
import NewsDomain
import NewsTesting
import Testing

@Suite struct InMemoryStoryStoreTests {
  @Test(arguments: StoryStoreContract.checks)
  func keepsTheContract(_ check: ContractCheck<any StoryStore>) async throws {
    try await check(InMemoryStoryStore())
  }
}
