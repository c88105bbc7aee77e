import CoreDomain
import CoreTesting
import HTTPTypes
import InMemoryTracing
import Testing
import Tracing

@Suite struct OperationTracerTests {
  private let spans = InMemoryTracer()
  private var tracer: OperationTracer { OperationTracer(spans) }

  @Test func anOperationBelongsToTheOperationInWhichItRuns() async {
    await tracer.run(SpanName(command: ["outer"])) { _ in
      await tracer.run(SpanName(command: ["inner"]), .client) { _ in }
      async let beside: Void = tracer.run(SpanName(command: ["beside"])) { _ in }
      await beside
    }
    let outer = spans.finishedSpans.first { $0.operationName == "outer" }
    #expect(outer?.parentSpanID == nil)
    for name in ["inner", "beside"] {
      let span = spans.finishedSpans.first { $0.operationName == name }
      #expect(span?.parentSpanID == outer?.spanID && span?.traceID == outer?.traceID)
    }
  }

  @Test func anErrorMarksTheSpanWithItsCaseAndWithoutItsValues() async {
    await #expect(throws: HTTPFailure.unresolvableHost("hidden.example")) {
      try await tracer.run(SpanName()) { _ throws(HTTPFailure) in
        throw .unresolvableHost("hidden.example")
      }
    }
    await #expect(throws: HTTPFailure.cancelled) {
      try await tracer.run(SpanName()) { _ throws(HTTPFailure) in throw .cancelled }
    }
    #expect(spans.finishedSpans.map(\.status?.code) == [.error, .error])
    #expect(types == ["unresolvableHost", "_OTHER"])
  }

  @Test func anOperationContinuesTheTraceOfARequest() {
    let traceKey = HTTPField.Name(InMemoryTracer.traceIDKey)
    let first = tracer.begin(SpanName(.get), .server)
    let next = tracer.begin(SpanName(.get), .server, continuing: first.fields)
    let other = tracer.begin(SpanName(.get), .server, continuing: [:])
    #expect(traceKey.map { first.fields[$0] == next.fields[$0] } == true)
    #expect(traceKey.map { first.fields[$0] == other.fields[$0] } == false)
  }

  @Test func anOperationOfARepositoryIsNamedAfterItsFunction() async throws {
    let repository = DefaultPebbles(traced: TracedOperations(by: tracer))
    #expect(try await repository.page("a secret") == 8)
    #expect(try await repository.all() == 3)
    #expect(names == ["OperationTracerTests.page", "OperationTracerTests.all"])
  }

  @Test(arguments: [
    (NewIntent.show("a secret"), "show"), (.choose(1, label: "a secret"), "choose"),
    (.refresh, "refresh"),
  ])
  func anIntentIsNamedWithoutItsValues(_ intent: NewIntent, _ name: String) async {
    await IdleViewModel().screen(tracing: tracer).send(intent)
    #expect(names == ["IdleViewModel.\(name)"])
  }

  @Test func aRequestIsNamedAfterItsRouteAndAnUnknownMethodIsLeftOut() async throws {
    let secret = try #require(HTTPRequest.Method(rawValue: "SECRET"))
    for name in [SpanName(.get, pattern: "/pebbles/:id"), SpanName(.get), SpanName(secret)] {
      await tracer.run(name) { span in span.note([.method(secret)]) }
    }
    #expect(names == ["GET /pebbles/:id", "GET", "HTTP"])
    #expect(values(of: "http.request.method") == ["_OTHER", "_OTHER", "_OTHER"])
  }

  @Test(arguments: [
    ("https://api.example", "/v1/kilns?key=secret", ["api.example", "443", "/v1/kilns"]),
    ("http://127.0.0.1:81", "/#secret", ["127.0.0.1", "81", "/"]),
    ("https://ada:secret@api.example", "/", []),
  ])
  func aRequestIsRecordedWithoutItsQueryAndPassword(
    _ origin: String, _ path: String, _ values: [String]
  ) async {
    let parts = origin.split(separator: "://").map(String.init)
    let request = HTTPRequest(
      method: .get, scheme: parts[0], authority: parts[1], path: path,
      headerFields: [.authorization: "secret"])
    await tracer.run(SpanName(.get), .client) { span in
      span.note(SpanDetail.target(of: request, showsPath: true))
    }
    let keys = ["server.address", "server.port", "url.path"]
    #expect(keys.flatMap { self.values(of: $0) } == values)
  }

  @Test func aLongTextIsCutOff() async {
    await tracer.run(SpanName()) { $0.note([.route(String(repeating: "a", count: 300))]) }
    #expect(values(of: "http.route") == [String(repeating: "a", count: SpanDetail.limit)])
  }

  @Test func withoutATracerNothingIsRecordedAndNothingIsEvaluated() async {
    await confirmation(expectedCount: 0) { evaluated in
      func name() -> SpanName {
        evaluated()
        return SpanName()
      }
      await OperationTracer.off.run(name()) { span in
        span.note([])
        #expect(span.fields.isEmpty)
      }
    }
    #expect(!OperationTracer.off.isOn)
  }

  private var names: [String] { spans.finishedSpans.map(\.operationName) }
  private var types: [String] { values(of: "error.type") }

  private func values(of key: String) -> [String] {
    spans.finishedSpans.compactMap { $0.attributes.get(key).map { "\($0)".unwrapped } }
  }
}

/// A repository that does nothing.
private struct DefaultPebbles {
  let traced: TracedOperations<HTTPFailure>

  func page(_ query: String) async throws(HTTPFailure) -> Int {
    try await traced(query.count)
  }

  func all() async throws(HTTPFailure) -> Int {
    try await traced.run { () async throws(HTTPFailure) in 3 }
  }
}

enum NewIntent: Sendable {
  case show(String)
  case choose(Int, label: String)
  case refresh
}

private struct IdleViewModel: ViewModel {
  let initial = 0
  func handle(_ intent: NewIntent, publishing states: StatePublisher<Int>) async {}
}

extension String {
  /// The text of an attribute: `string("a")` becomes `a`.
  fileprivate var unwrapped: String {
    String(drop { $0 != "(" }.dropFirst().dropLast()).replacing("\"", with: "")
  }
}
