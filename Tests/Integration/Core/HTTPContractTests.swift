import CoreInfrastructure
import CoreTesting
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct HTTPContractTests {
  @Test(arguments: HTTPClientContract.checks)
  func curlKeepsTheContract(_ check: HTTPClientContract.Check) async throws {
    try await withLoopbackServer(serving: HTTPClientContract.world) { server in
      let client = CurlHTTPClient(userAgent: "Seams/0.1")
      try await check(HTTPClientContract.Subject(client, authority: server.authority))
      await client.shutDown()
    }
  }

  @Test(arguments: HTTPClientContract.checks)
  func aTracedClientKeepsTheContract(_ check: HTTPClientContract.Check) async throws {
    try await withLoopbackServer(serving: HTTPClientContract.world) { server in
      let client = CurlHTTPClient(userAgent: "Seams/0.1")
      let traced = TracedHTTPClient(client, tracer: SpySpans().tracer, showsPath: true)
      try await check(HTTPClientContract.Subject(traced, authority: server.authority))
      await client.shutDown()
    }
  }
}
