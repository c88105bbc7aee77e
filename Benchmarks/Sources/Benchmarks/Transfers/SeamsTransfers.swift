import CoreDomain
import CoreInfrastructure
import HTTPTypes

/// The GETs as a feature of Seams makes them: through the port.
struct SeamsTransfers {
  let authority: String

  /// Returns how many replies were right.
  func run(_ count: Int) async -> Int {
    let client = CurlHTTPClient(userAgent: "Benchmarks/1")
    let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
    let right = await TransfersBenchmark.concurrently(count) {
      do throws(HTTPFailure) {
        let reply = try await client.send(request, body: [], limits: .page)
        return reply.response.status == .ok && reply.body == TransfersBenchmark.body
      } catch {
        return false
      }
    }
    await client.shutDown()
    return right
  }
}
