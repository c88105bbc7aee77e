import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerHealthTests {
  private let stopping = Stopping()
  private let metrics = ServerMetrics(version: "1.2", start: .epoch)

  @Test func isReadyIfEveryFeatureIs() async throws {
    #expect(try await reply("/readyz").text == "ready")
    #expect(try await reply("/healthz").text == "ok")
  }

  @Test func isNotReadyIfAFeatureIsNot() async {
    let problem = Problem(.serviceUnavailable, "Busy.", fields: [.retryAfter: "1"])
    await #expect(throws: problem) {
      try await reply("/readyz") { () throws(Problem) in throw problem }
    }
  }

  @Test func requiresAWritableDataFolder() async throws {
    let files = InMemoryFileSystem()
    try await DataFolderCheck(files: files, folder: "/data").run()
    #expect(files.files.isEmpty)
    let full = DataFolderCheck(files: FullDisk(), folder: "/data")
    let problem = await #expect(throws: Problem.self) { try await full.run() }
    #expect(problem?.status == .serviceUnavailable)
  }

  @Test func isNotReadyWhileItStops() async throws {
    stopping.begin()
    await #expect(throws: Problem(.serviceUnavailable, "The server is stopping.")) {
      try await reply("/readyz")
    }
    #expect(try await reply("/healthz").text == "ok")
  }

  @Test func countsRequestsByRouteAndNotByPath() async throws {
    metrics.begin()
    metrics.begin()
    metrics.end(.get, pattern: "/a/:id", status: .ok, after: .milliseconds(3))
    metrics.begin()
    metrics.end(.get, pattern: "/a/:id", status: .notModified, after: .seconds(20))
    let text = try await reply("/metrics").text
    #expect(text.contains(#"http_requests_total{method="GET",route="/a/:id",status="2xx"} 1"#))
    #expect(text.contains(#"http_requests_total{method="GET",route="/a/:id",status="3xx"} 1"#))
    #expect(text.contains("http_requests_in_flight 1\n"))
    #expect(text.contains(#"seams_build_info{version="1.2"} 1"#))
    #expect(text.contains("process_start_time_seconds 0.0\n"))
    #expect(
      try await reply("/metrics").fields[.contentType]?.hasPrefix("text/plain; version=0.0.4")
        == true)
  }

  @Test func countsDurationsInCumulativeBuckets() async throws {
    for milliseconds in [1, 3, 400, 20_000] {
      metrics.end(.get, pattern: "/a", status: .ok, after: .milliseconds(milliseconds))
    }
    let text = try await reply("/metrics").text
    let label = #"method="GET",route="/a",status="2xx""#
    for (bound, count) in [
      ("0.001", 1), ("0.005", 2), ("0.1", 2), ("0.5", 3), ("10.0", 3), ("+Inf", 4),
    ] {
      #expect(
        text.contains("http_request_duration_seconds_bucket{\(label),le=\"\(bound)\"} \(count)\n"))
    }
    #expect(text.contains("http_request_duration_seconds_count{\(label)} 4\n"))
    #expect(text.contains("http_request_duration_seconds_sum{\(label)} 20.404\n"))
  }

  @Test func labelsUnknownMethodsAndRoutesAsOther() async throws {
    metrics.end(
      try #require(HTTPRequest.Method("INVENTED")), pattern: nil, status: .notFound, after: .zero)
    #expect(
      try await reply("/metrics").text.contains(
        #"http_requests_total{method="other",route="none",status="4xx"} 1"#))
  }

  private func reply(
    _ path: String, isReady: @escaping @Sendable () async throws(Problem) -> Void = {}
  ) async throws -> ServerReply {
    let health = Health(isReady: isReady, stopping: stopping, metrics: metrics)
    let route = try #require(health.routes.first { $0.path == path })
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
    return try await route.answer(ServerRequest(head: head))
  }
}

/// A full disk.
private struct FullDisk: FileSystem {
  func source(_ path: String) async throws(FileFailure) -> any ByteSource {
    throw .missing(path: path)
  }

  func trustedSource(_ path: String) async throws(FileFailure) -> any ByteSource {
    throw .missing(path: path)
  }

  func replacement(of path: String) async throws(FileFailure) -> any FileReplacement {
    throw .unwritable(path: path, reason: "there is no room")
  }
}

extension Timestamp {
  /// 1970-01-01T00:00:00Z.
  fileprivate static var epoch: Timestamp {
    guard let epoch = Timestamp(secondsSince1970: 0) else { preconditionFailure("1970 was") }
    return epoch
  }
}
