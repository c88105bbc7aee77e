import CoreTesting
import Testing

@Suite struct InMemoryHTTPClientTests {
  @Test(arguments: HTTPClientContract.checks)
  func keepsTheContract(_ check: HTTPClientContract.Check) async throws {
    let client = InMemoryHTTPClient(HTTPClientContract.world)
    try await check(HTTPClientContract.Subject(client, authority: "contract.example.com"))
  }
}
