import CoreInfrastructure

extension CurlHTTPClient {
  /// Does work with a new client, and shuts the client down.
  static func using<Value>(
    _ work: (CurlHTTPClient) async throws -> Value
  ) async throws -> Value {
    let client = CurlHTTPClient(userAgent: "Benchmarks/1")
    let result: Result<Value, any Error>
    do {
      result = .success(try await work(client))
    } catch {
      result = .failure(error)
    }
    await client.shutDown()
    return try result.get()
  }
}
