import CoreDomain
import Synchronization
import Tracing

/// A tracer whose spans are exported with OTLP, and whose context travels between programs as W3C
/// Trace Context requires: https://www.w3.org/TR/trace-context/
///
/// Events, links and the descriptions of errors are not recorded, because they could contain text
/// of a user. A trace that comes from outside is recorded only if its sampled flag is set; a trace
/// that begins here is always recorded.
struct OTLPTracer: Tracer {
  private let random: @Sendable () -> UInt64
  private let export: @Sendable (FinishedSpan) -> Void

  /// - Parameters:
  ///   - random: Returns 64 random bits.
  ///   - export: Receives each recorded span when it ends. Must not block.
  init(random: @escaping @Sendable () -> UInt64, export: @escaping @Sendable (FinishedSpan) -> Void)
  {
    self.random = random
    self.export = export
  }

  func startSpan<Instant: TracerInstant>(
    _ operationName: String, context: @autoclosure () -> InstrumentationContext,
    ofKind kind: SpanKind, at instant: @autoclosure () -> Instant, function: String,
    file fileID: String, line: UInt
  ) -> OTLPSpan {
    var context = context()
    let parent = context[TraceContextKey.self]
    let position =
      parent.map { TraceParent(childOf: $0.position, random) } ?? TraceParent(startingWith: random)
    let own = TraceContext(position: position, state: parent?.state)
    context[TraceContextKey.self] = own
    return OTLPSpan(
      context: context, own, parentID: parent?.position.spanID, name: operationName, kind: kind,
      start: instant().nanosecondsSinceEpoch, export: position.isSampled ? export : nil)
  }

  func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout InstrumentationContext, using extractor: Extract
  ) where Extract.Carrier == Carrier {
    let position = extractor.extract(key: Self.parentKey, from: carrier).flatMap(TraceParent.init)
    guard let position else { return }
    let state = extractor.extract(key: Self.stateKey, from: carrier)
    context[TraceContextKey.self] = TraceContext(
      position: position, state: state.flatMap { Self.isValid($0) ? $0 : nil })
  }

  func inject<Carrier, Inject: Injector>(
    _ context: InstrumentationContext, into carrier: inout Carrier, using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let own = context[TraceContextKey.self] else { return }
    injector.inject(own.position.text, forKey: Self.parentKey, into: &carrier)
    if let state = own.state { injector.inject(state, forKey: Self.stateKey, into: &carrier) }
  }

  @available(*, deprecated)
  func forceFlush() {}

  /// Whether a `tracestate` is passed on: visible ASCII and spaces, and not too long.
  private static func isValid(_ state: String) -> Bool {
    !state.isEmpty && state.utf8.count <= stateLimit
      && state.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// The maximum length of a `tracestate` in bytes: "Vendors SHOULD propagate at least 512
  /// characters". https://www.w3.org/TR/trace-context/#tracestate-limits
  static let stateLimit = 512
  private static let parentKey = "traceparent"
  private static let stateKey = "tracestate"
}

/// The position of an operation, and the `tracestate` that came with the trace.
private struct TraceContext: Sendable {
  let position: TraceParent
  let state: String?
}

private enum TraceContextKey: InstrumentationContextKey {
  typealias Value = TraceContext
}

/// A span that is exported when it ends.
final class OTLPSpan: Span {
  private struct State {
    var name: String
    var attributes = SpanAttributes()
    var isFailed = false
    var isOver = false
  }

  let context: InstrumentationContext
  private let own: TraceContext
  private let parentID: String?
  private let kind: SpanKind
  private let start: UInt64
  private let export: (@Sendable (FinishedSpan) -> Void)?
  private let state: Mutex<State>

  fileprivate init(
    context: InstrumentationContext, _ own: TraceContext, parentID: String?, name: String,
    kind: SpanKind, start: UInt64, export: (@Sendable (FinishedSpan) -> Void)?
  ) {
    self.context = context
    self.own = own
    self.parentID = parentID
    self.kind = kind
    self.start = start
    self.export = export
    state = Mutex(State(name: name))
  }

  var operationName: String {
    get { state.withLock(\.name) }
    set { state.withLock { $0.name = newValue } }
  }

  var attributes: SpanAttributes {
    get { state.withLock(\.attributes) }
    set { state.withLock { $0.attributes = newValue } }
  }

  var isRecording: Bool { export != nil && !state.withLock(\.isOver) }

  func setStatus(_ status: SpanStatus) {
    state.withLock { $0.isFailed = status.code == .error }
  }

  func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
    guard let export else { return }
    let last = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver ? nil : state
    }
    guard let last else { return }
    export(
      FinishedSpan(
        position: own.position, traceState: own.state, parentID: parentID, name: last.name,
        kind: kind,
        // The clock may have been set back.
        start: start, end: max(start, instant().nanosecondsSinceEpoch),
        attributes: OTLPAttribute.all(in: last.attributes), isFailed: last.isFailed))
  }

  func addEvent(_ event: SpanEvent) {}
  func addLink(_ link: SpanLink) {}
  func recordError<Instant: TracerInstant>(
    _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
  ) {}
}
