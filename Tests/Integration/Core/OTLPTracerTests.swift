import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import Tracing

@testable import CoreInfrastructure

/// The spans, the header fields and the documents of OpenTelemetry.
@Suite struct OTLPTracerTests {
  private static let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
  private let spans = SpySpans()

  @Test func aRequestContinuesTheTraceOfItsClient() throws {
    let span = begin([.traceparent: Self.parent, .tracestate: "vendor=1,other=2"])
    #expect(
      span.fields[.traceparent] == "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000001-01")
    #expect(span.fields[.tracestate] == "vendor=1,other=2")
    span.end()
    span.end()
    let ended = try #require(spans.all.first)
    #expect(spans.all.count == 1)
    #expect(ended.parentID == "00f067aa0ba902b7" && ended.traceState == "vendor=1,other=2")
    #expect(ended.start <= ended.end)
  }

  @Test(arguments: ["", "00-1-2-01", parent + "," + parent])
  func anInvalidParentBeginsANewTrace(_ parent: String) throws {
    let span = begin([.traceparent: parent, .tracestate: "vendor=1"])
    span.end()
    #expect(spans.all.first?.parentID == nil && span.fields[.tracestate] == nil)
    #expect(
      span.fields[.traceparent] == "00-00000000000000010000000000000002-0000000000000003-01")
  }

  @Test func aTraceThatIsNotSampledIsPassedOnAndNotRecorded() {
    let span = begin([.traceparent: Self.parent.dropLast() + "0"])
    span.note([.route("/pebbles")])
    span.end()
    #expect(span.fields[.traceparent]?.hasSuffix("-0000000000000001-00") == true)
    #expect(spans.all.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "a", count: OTLPTracer.stateLimit + 1), "vendor=é", "",
  ])
  func anUnusableStateIsNotPassedOn(_ state: String) {
    #expect(begin([.traceparent: Self.parent, .tracestate: state]).fields[.tracestate] == nil)
  }

  @Test func eventsLinksAndErrorsAreNotRecorded() {
    let span = spans.library.startSpan("a")
    span.addEvent(SpanEvent(name: "secret"))
    span.addLink(SpanLink(context: .topLevel, attributes: ["a": "secret"]))
    span.recordError(HTTPFailure.unresolvableHost("secret"), attributes: ["a": "secret"])
    span.attributes["list"] = ["secret"]
    span.end()
    #expect(
      String(decoding: OTLPDocument(spans.all, resource: []).bytes, as: UTF8.self)
        .contains("secret") == false)
  }

  @Test func aRequestAndATransactionAreSpansOfTheirOwn() async throws {
    let database = TracedSQLDatabase(
      try await SQLiteDatabase.inMemory(migrations: SQLDatabaseContract.migrations),
      engine: "sqlite", tracer: spans.tracer)
    let client = TracedHTTPClient(
      StubHTTPClient(.notFound, text: ""), tracer: spans.tracer, showsPath: false)
    let request = HTTPRequest(
      method: .get, scheme: "https", authority: "kiln.example", path: "/secret?secret")
    try await spans.tracer.run(SpanName(command: ["seams"])) { _ in
      _ = try await database.write(as: SpanName()) { connection throws(SQLFailure) in
        try connection.run(SQLStatement("INSERT INTO samples (id) VALUES (1)"))
      }
      try await client.send(request)
    }
    #expect(
      spans.all.map(\.name) == [
        "OTLPTracerTests.aRequestAndATransactionAreSpansOfTheirOwn", "GET", "seams",
      ])
    #expect(spans.all.map(\.isFailed) == [false, true, false])
    #expect(spans.all.prefix(2).allSatisfy { $0.parentID == spans.all.last?.position.spanID })
    #expect(
      spans.all[0].attributes.map(\.value.stringValue) == ["write", "sqlite"])
    #expect(
      spans.all[1].attributes.map(\.key) == [
        "http.request.method", "http.response.status_code", "server.address", "server.port",
      ])
  }

  @Test func aDocumentHasTheFormOfOTLP() {
    let document = OTLPDocument(
      [.fixture(isFailed: true)], resource: [OTLPAttribute("service.name", "seams")])
    let expected = """
      {"resourceSpans":[{"resource":{"attributes":[\
      {"key":"service.name","value":{"stringValue":"seams"}}]},\
      "scopeSpans":[{"scope":{"name":"\(ProductName.text)"},"spans":[{"attributes":[\
      {"key":"db.system.name","value":{"stringValue":"sqlite"}},\
      {"key":"http.response.status_code","value":{"intValue":"200"}}],\
      "endTimeUnixNano":"1700000000000000002","kind":3,"name":"StoryRepository.page",\
      "parentSpanId":"000000000000000a","spanId":"000000000000000b",\
      "startTimeUnixNano":"1700000000000000001","status":{"code":2},\
      "traceId":"000000000000000a000000000000000a","traceState":"vendor=1"}]}]}]}
      """
    #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
  }

  private func begin(_ fields: HTTPFields) -> OpenSpan {
    spans.tracer.begin(SpanName(.get), .server, continuing: fields)
  }
}

/// Where spans are exported.
@Suite struct OTLPSettingsTests {
  @Test(arguments: [
    (["OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"], "http://127.0.0.1:4318/v1/traces"),
    (
      ["OTEL_EXPORTER_OTLP_ENDPOINT": "HTTPS://otel.example/a/"], "https://otel.example/a/v1/traces"
    ),
    (
      [
        "OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318",
        "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://otel.example/spans?a=1",
      ], "http://otel.example/spans?a=1"
    ),
    (["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://otel.example"], "http://otel.example/"),
  ])
  func findsTheAddress(_ environment: [String: String], _ address: String) throws {
    let request = try #require(try OTLPSettings(environment: environment)).request
    #expect(
      "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")" == address)
    #expect(request.headerFields == [.contentType: "application/json"])
  }

  @Test(arguments: [
    [:], ["OTEL_EXPORTER_OTLP_ENDPOINT": ""], ["OTEL_SERVICE_NAME": "kiln"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://a", "OTEL_SDK_DISABLED": "True"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://a", "OTEL_TRACES_EXPORTER": "none"],
  ])
  func exportsNothingWithoutAnAddressOrIfTurnedOff(_ environment: [String: String]) throws {
    #expect(try OTLPSettings(environment: environment) == nil)
  }

  @Test(arguments: ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"])
  func rejectsAProtocolThatIsNotHTTP(_ variable: String) throws {
    var environment = ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://a", variable: "http/protobuf"]
    #expect(try OTLPSettings(environment: environment) != nil)
    environment[variable] = "grpc"
    #expect(throws: HTTPSetupFailure.unsupportedExporter(variable: variable)) {
      try OTLPSettings(environment: environment)
    }
    environment["OTEL_SDK_DISABLED"] = "true"
    #expect(try OTLPSettings(environment: environment) == nil)
  }

  /// The failure has no part of the value, which may be a secret.
  @Test(arguments: [
    ("ENDPOINT", "127.0.0.1:4318"), ("ENDPOINT", "http://ada:secret@otel.example"),
    ("ENDPOINT", "http://a?secret"), ("ENDPOINT", "http://a#secret"), ("HEADERS", "secret"),
    ("HEADERS", "=secret"), ("HEADERS", "a b=secret"), ("HEADERS", "a=secret%0A"),
    ("HEADERS", "a=1,secret"),
  ])
  func rejectsAValueWithoutShowingIt(_ word: String, _ value: String) {
    let variable = "OTEL_EXPORTER_OTLP_\(word)"
    var environment = ["OTEL_EXPORTER_OTLP_ENDPOINT": "http://a"]
    environment[variable] = value
    #expect(throws: HTTPSetupFailure.unusableExporter(variable: variable)) {
      try OTLPSettings(environment: environment)
    }
  }

  @Test(arguments: [
    ("OTEL_EXPORTER_OTLP_ENDPOINT", "such as http://127.0.0.1:4318,"),
    ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "such as http://127.0.0.1:4318/v1/traces,"),
  ])
  func suggestsAnAddressThatTheVariableAccepts(_ variable: String, _ words: String) {
    let failure = HTTPSetupFailure.unusableExporter(variable: variable)
    #expect(throws: failure) { try OTLPSettings(environment: [variable: "4318"]) }
    #expect(failure.description.contains(words))
  }

  @Test func readsFieldsAndTheNameOfTheProgram() throws {
    let settings = try #require(
      try OTLPSettings(environment: [
        "OTEL_EXPORTER_OTLP_ENDPOINT": "http://[::1]:4318", "OTEL_SERVICE_NAME": "kiln",
        "OTEL_EXPORTER_OTLP_HEADERS": "Authorization=Bearer%20a%3Db=, x-tenant=1",
      ]))
    #expect(settings.serviceName == "kiln" && settings.isOnThisMachine)
    #expect(settings.request.headerFields[.authorization] == "Bearer a=b=")
    #expect(HTTPField.Name("x-tenant").map { settings.request.headerFields[$0] } == "1")
  }

  @Test(arguments: ["authorization=a , x-tenant = 1", "x-tenant=1 ", "\t x-tenant\t=\t1"])
  func ignoresBlanksAroundNamesAndValuesOfFields(_ fields: String) throws {
    let settings = try #require(
      try OTLPSettings(environment: [
        "OTEL_EXPORTER_OTLP_ENDPOINT": "http://a", "OTEL_EXPORTER_OTLP_HEADERS": fields,
      ]))
    #expect(!settings.isOnThisMachine)
    let tenant = try #require(HTTPField.Name("x-tenant"))
    #expect(settings.request.headerFields[tenant] == "1")
    #expect([nil, "a"].contains(settings.request.headerFields[.authorization]))
  }
}

extension HTTPField.Name {
  fileprivate static let traceparent = HTTPField.Name("traceparent") ?? .accept
  fileprivate static let tracestate = HTTPField.Name("tracestate") ?? .accept
}
