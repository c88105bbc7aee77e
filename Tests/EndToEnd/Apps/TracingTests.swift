import CoreDomain
import CoreInfrastructure
import HTTPTypes
import TestSupport
import Testing

/// The spans that both programs export to a collector.
@Suite(.timeLimit(.minutes(2))) struct TracingTests {
  private let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let client = "00f067aa0ba902b7"

  @Test func aRequestIsFollowedFromTheServerToTheDatabase() async throws {
    let paths = [
      "/bookmarks", "/news", "/bookshelf", "/api/v1/earthquakes?near=Suva",
      "/api/v1/stargazers?repository=lindqvist/glaze",
    ]
    let spans = try await spans { server in
      for path in paths { _ = try await visitor.send(.get, path, to: server, fields: Self.fields) }
    }
    let requests = spans.filter { $0.parentID == Self.client }
    #expect(requests.count == paths.count && requests.allSatisfy { $0.traceID == Self.trace })
    for (request, path) in zip(requests, paths) {
      #expect(request.attributes["http.response.status_code"] == "200", "\(path)")
      #expect(request.name == "GET \(request.attributes["http.route"] ?? "")", "\(path)")
      let screens = spans.children(of: request).filter { $0.name.contains("ViewModel.") }
      let operations = screens.flatMap { spans.children(of: $0) }
        .filter { $0.name.contains("Repository.") }
      // A view model calls the store itself if no policy is needed.
      let transactions = (screens + operations).flatMap { spans.children(of: $0) }
        .filter { $0.name.hasPrefix("SQL") && $0.attributes["db.system.name"] != nil }
      #expect(!transactions.isEmpty, "\(path)")
    }
  }

  @Test func anOpenPageDoesNotKeepTheSpanOfItsRequestOpen() async throws {
    let spans = try await spans { server in
      let request = HTTPRequest(
        method: .get, scheme: "http", authority: server.authority,
        path: "/live?page=%2Fbookmarks", headerFields: Self.fields)
      // The client leaves after the first bytes.
      let limits = HTTPLimits(total: .seconds(60), connect: .seconds(30), bytes: 10, redirects: 0)
      await #expect(throws: HTTPFailure.tooLarge(limit: 10)) {
        try await CurlHTTPClient(userAgent: "SeamsTests/1").send(request, body: [], limits: limits)
      }
    }
    // Spans are exported in the order of their ends.
    let live = spans.filter { $0.name == "GET /live" }
    let (request, rendering) = (try #require(live.first), try #require(live.last))
    #expect(request.parentID == Self.client && spans.children(of: request).isEmpty)
    #expect(rendering.parentID == nil)
    #expect(rendering.traceID != Self.trace)
    #expect(spans.children(of: rendering).contains { $0.name == "BookmarkListViewModel.show" })
  }

  @Test func aCommandIsTheFirstSpanOfItsTrace() async throws {
    try await withLoopbackServer(answering: { _ in [.reply("{}")] }) { collector in
      try await withPrograms { programs in
        let outcome = try await programs.demo(
          ["bookmarks", "list", "--tag", "secret"], environment: Self.exporting(to: collector))
        #expect(outcome.status == 0)
        let spans = try collector.exportedSpans()
        let command = try #require(spans.first { $0.parentID == nil && !$0.name.hasPrefix("SQL") })
        #expect(command.name == "seams bookmarks list")
        #expect(spans.children(of: command).contains { $0.name == "BookmarkListViewModel.show" })
        #expect(!collector.exportedText.contains("secret"))
      }
    }
  }

  @Test func aRequestToAnotherServerContinuesTheTraceAndNoSecretIsExported() async throws {
    let token = "secret-token-of-the-server-0123456789"
    let page = LoopbackAction.reply(
      header: ["Content-Type: text/html"], body: Array("<title>secret title</title>".utf8))
    try await withLoopbackServer(answering: { _ in [page] }) { site in
      let form =
        "url=http%3A%2F%2F\(site.authority)%2Fsecret-path%3Fsecret-query%23secret-fragment"
        + "&note=secret-note&tags=secret-tag"
      try await withLoopbackServer(answering: { _ in [.reply("{}")] }) { collector in
        try await withPrograms { programs in
          let environment = Self.exporting(to: collector)
            .merging(["SEAMS_TOKEN": token]) { one, _ in one }
          try await programs.withServer("--allow-private-network", environment: environment) {
            server in
            var fields = Self.fields
            fields[.authorization] = "Bearer \(token)"
            fields[.cookie] = "secret-cookie=secret-value"
            let reply = try await visitor.send(
              .post, "/bookmarks?secret-parameter=1", to: server,
              type: "application/x-www-form-urlencoded", body: form, fields: fields)
            #expect(reply.response.status.code < 400)
            _ = try await visitor.send(
              .get, "/bookmarks?q=secret-search&tag=secret-tag", to: server, fields: fields)
            _ = try await visitor.send(.get, "/secret-place", to: server, fields: fields)
          }
        }
        #expect(!collector.exportedText.contains("secret"), "\(collector.exportedText)")
        let request = try #require(
          try collector.exportedSpans().first { $0.attributes["server.address"] == "127.0.0.1" })
        let name = try #require(HTTPField.Name("traceparent"))
        #expect(site.requests.first?.fields[name] == "00-\(Self.trace)-\(request.spanID)-01")
        #expect(HTTPField.Name("tracestate").map { site.requests.first?.fields[$0] } == "vendor=1")
      }
    }
  }

  @Test func aCollectorThatHangsDelaysNobody() async throws {
    try await withLoopbackServer(answering: { _ in [.awaitClientGone] }) { collector in
      try await withPrograms { programs in
        let environment = Self.exporting(to: collector)
        let command = try await programs.seams(
          ["bookmarks", "list", "--data-dir", programs.dataFolder], environment: environment)
        #expect(command.status == 0 && command.error.count(of: "Traces cannot be exported") == 1)
        let server = try await programs.withServer(
          "--log-level", "warning", environment: environment
        ) { server in
          for _ in 0..<3 {
            let reply = try await visitor.get("/bookmarks", of: server)
            #expect(reply.response.status == .ok)
          }
        }
        #expect(server.status == 0 && server.error.count(of: "Traces cannot be exported") == 1)
      }
    }
  }

  @Test func anInvalidAddressOfTheCollectorIsRejectedWithoutShowingIt() async throws {
    try await withPrograms { programs in
      let outcome = try await programs.seams(
        ["bookmarks", "list"],
        environment: ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://ada:secret@otel.example"])
      #expect(outcome.status == 78 && !outcome.error.contains("secret"))
      #expect(outcome.error.contains("OTEL_EXPORTER_OTLP_ENDPOINT is not valid."))
    }
  }

  /// Returns the spans of a demo server that answers requests.
  private func spans(
    of requests: @escaping (RunningServer) async throws -> Void
  ) async throws -> [ExportedSpan] {
    try await withLoopbackServer(answering: { _ in [.reply("{}")] }) { collector in
      try await withPrograms { programs in
        let outcome = try await programs.withServer(
          "--demo", "--data-dir", programs.dataFolder, environment: Self.exporting(to: collector)
        ) { server in
          try await requests(server)
        }
        #expect(outcome.status == 0)
      }
      return try collector.exportedSpans()
    }
  }

  private static func exporting(to collector: LoopbackServer) -> [String: String] {
    ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://\(collector.authority)"]
  }

  /// The header fields of a client that records the trace.
  private static var fields: HTTPFields {
    var fields = HTTPFields()
    for (name, value) in [("traceparent", "00-\(trace)-\(client)-01"), ("tracestate", "vendor=1")] {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }
}

extension [ExportedSpan] {
  fileprivate func children(of span: ExportedSpan) -> [ExportedSpan] {
    filter { $0.parentID == span.spanID }
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
