import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct HTTPContractTests {
  @Test(arguments: HTTPClientContract.checks)
  func curlKeepsTheContract(_ check: HTTPClientContract.Check) async throws {
    try await withLoopbackServer(serving: HTTPClientContract.world) { server in
      let client = CurlHTTPClient(userAgent: "Seams/0.1")
      try await check(client, authority: server.authority)
      await client.shutDown()
    }
  }
}
