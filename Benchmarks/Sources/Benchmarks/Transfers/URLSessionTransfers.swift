import Foundation
import FoundationNetworking

/// The GETs with the client that comes with Swift.
struct URLSessionTransfers {
  let authority: String

  /// Returns the number of correct replies.
  func run(_ count: Int) async -> Int {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = TransfersBenchmark.atOnce
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    guard let address = URL(string: "http://\(authority)/") else { return 0 }
    let expected = Data(TransfersBenchmark.body)
    return await TransfersBenchmark.concurrently(count) {
      guard let (body, response) = try? await session.data(from: address) else { return false }
      return (response as? HTTPURLResponse)?.statusCode == 200 && body == expected
    }
  }
}
