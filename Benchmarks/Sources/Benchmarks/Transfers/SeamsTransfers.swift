import CoreDomain
import CoreInfrastructure
import Glibc
import HTTPTypes

/// The GETs through the port, as features of Seams send them.
struct SeamsTransfers {
  let authority: String

  /// Returns the number of correct replies.
  func run(_ count: Int) async -> Int {
    let client = CurlHTTPClient(userAgent: "Benchmarks/1")
    let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
    let right = await TransfersBenchmark.concurrently(count) {
      do throws(HTTPFailure) {
        let reply = try await client.send(request, body: [], limits: .page)
        return reply.response.status == .ok && reply.body.hasSameBytes(as: TransfersBenchmark.body)
      } catch {
        return false
      }
    }
    await client.shutDown()
    return right
  }
}

extension [UInt8] {
  /// Compares with memcmp(3), as the peers do. `==` compares byte by byte.
  fileprivate func hasSameBytes(as other: [UInt8]) -> Bool {
    unsafe count == other.count && memcmp(self, other, count) == 0
  }
}
