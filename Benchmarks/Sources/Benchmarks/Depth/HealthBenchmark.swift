import CoreDomain
import CoreInfrastructure
import HTTPTypes
import Synchronization

/// (s) The wait for `/healthz` while the server reads large documents.
///
/// Each client uploads a nested document again when its previous upload is answered. Meanwhile
/// `/healthz` is requested, one request at a time, at least until each client has had an answer.
/// The time of a round is the longest wait.
struct HealthBenchmark: Benchmark {
  static let letter: Character = "s"
  static let title = "the longest wait for /healthz"
  static let rounds = (full: 5, small: 2)
  static let countedProgram: String? = nil

  let contestants: [Contestant]

  init(_ options: Options) async throws {
    let requests = options.scale(500, small: 20)
    let depth = options.scale(4_000_000, small: 40_000) / 8
    let folder = try TemporaryFolder()
    let server = try ServerProcess(
      "seams-server", ["--port", "0", "--data-dir", folder.path, "--log-level", "warning"])
    let feed = Upload(
      path: "/api/v1/news/preview", type: "application/rss+xml", bytes: NestedDocument.feed(depth))
    let bookmarks = Upload(
      path: "/api/v1/bookmarks/import", type: "text/html", bytes: NestedDocument.bookmarks(depth))
    func contestant(_ name: String, _ uploads: [Upload], aim: Aim? = nil) -> Contestant {
      Contestant(name: name, isSubject: true, aim: aim) {
        _ = folder
        return try await Self.measure(requests, of: server.port, beside: uploads)
      }
    }
    contestants = [
      contestant("without other requests", []),
      contestant("beside two feeds", [feed, feed], aim: .highestTime(0.1)),
      contestant(
        "beside four files of bookmarks", Array(repeating: bookmarks, count: 4),
        aim: .highestTime(0.1)),
    ]
  }

  /// Requests `/healthz` while clients upload, and returns the longest wait.
  private static func measure(
    _ requests: Int, of port: Int, beside uploads: [Upload]
  ) async throws -> Sample {
    let client = CurlHTTPClient(userAgent: "Benchmarks/1")
    let answers = uploads.map { _ in Answers() }
    let uploading = zip(uploads, answers).map { upload, answers in
      Task {
        while !Task.isCancelled { answers.note(await upload.send(to: port, with: client)) }
      }
    }
    let load = HTTPLoad(port: port, path: "/healthz", body: Array("ok".utf8), connections: 1)
    var waits: [Double] = []
    let result = Result<Void, any Error> {
      var isWaiting = true
      while isWaiting {
        waits += try load.run(requests, of: "/healthz").each
        isWaiting = false
        for client in answers where try client.count == 0 { isWaiting = true }
      }
    }
    for task in uploading { task.cancel() }
    for task in uploading { await task.value }
    await client.shutDown()
    try result.get()
    return Sample(count: 1, seconds: waits.max() ?? .nan, processorSeconds: .nan)
  }
}

/// The answers to the uploads of a client.
private final class Answers: Sendable {
  private let statuses = Mutex<[HTTPResponse.Status?]>([])

  /// The number of answers. Throws if an upload failed.
  var count: Int {
    get throws {
      let statuses = statuses.withLock { $0 }
      guard statuses.allSatisfy({ $0 == .ok }) else {
        throw WrongResult("uploads were answered with \(statuses)")
      }
      return statuses.count
    }
  }

  func note(_ status: HTTPResponse.Status?) {
    statuses.withLock { $0.append(status) }
  }
}

/// A large, deeply nested document that a client uploads.
private struct Upload: Sendable {
  let path: String
  let type: String
  let bytes: [UInt8]

  /// Uploads the document, and returns the status of the reply, or `nil` without one.
  func send(to port: Int, with client: CurlHTTPClient) async -> HTTPResponse.Status? {
    var request = HTTPRequest(
      method: .post, scheme: "http", authority: "127.0.0.1:\(port)", path: path)
    request.headerFields[.contentType] = type
    let limits = HTTPLimits(
      total: .seconds(60), connect: .seconds(5), bytes: 1024 * 1024, redirects: 0)
    return try? await client.send(request, body: bytes, limits: limits).response.status
  }
}
