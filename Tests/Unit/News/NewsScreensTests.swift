import CoreTesting
import NewsTesting
import Testing

@Suite struct NewsScreensTests {
  @Test(.timeLimit(.minutes(1)), arguments: NewsScreensContract.checks)
  func keepsTheContract(_ check: ContractCheck<NewsScreensContract.Subject>) async throws {
    try await check { CLINewsScreens(repository: $0) }
  }
}
