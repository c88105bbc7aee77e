public import HTTPTypes
public import Tracing

/// Records the operations of a program as spans: when each began and ended, and inside which other
/// operation it ran.
///
/// The context of the running operation travels with the task, as in all programs that use
/// swift-distributed-tracing. The tracer itself is passed to `init`; no global tracer is used.
///
/// A span has only a ``SpanName`` and ``SpanDetail``s. They contain names that are written in the
/// program, and the host, port, path and status of requests. They never contain a query, a body or
/// a value of an intent.
///
/// ``off`` records nothing, and costs one comparison with `nil` for each operation.
public struct OperationTracer: Sendable {
  private let tracer: (any Tracer)?

  /// - Parameter tracer: The tracer of the program, or `nil` to record nothing.
  public init(_ tracer: (any Tracer)?) {
    self.tracer = tracer
  }

  /// Records nothing.
  public static let off = OperationTracer(nil)

  /// Whether operations are recorded.
  public var isOn: Bool { tracer != nil }

  /// Runs an operation in a span, which ends when the operation returns. If the operation throws,
  /// the span is marked as failed.
  ///
  /// - Parameters:
  ///   - name: The name of the span; not evaluated by ``off``.
  ///   - operation: Receives the span, to which it can add details.
  public func run<Value, Failure: Error>(
    _ name: @autoclosure () -> SpanName, _ kind: OperationKind = .internal,
    operation: (OpenSpan) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard isOn else { return try await operation(OpenSpan()) }
    let span = begin(name(), kind)
    defer { span.end() }
    do throws(Failure) {
      return try await span.run { () async throws(Failure) in try await operation(span) }
    } catch {
      span.fail(because: error)
      throw error
    }
  }

  /// Begins a span that ends with ``OpenSpan/end()``. Use this only if the operation ends in
  /// another function; otherwise use ``run(_:_:operation:)``.
  ///
  /// - Parameter fields: The header fields of a request from outside. If they have a valid
  ///   `traceparent`, the span continues that trace. `nil` for an operation of this program, which
  ///   belongs to the running operation of the task.
  public func begin(
    _ name: @autoclosure () -> SpanName, _ kind: OperationKind = .internal,
    continuing fields: HTTPFields? = nil
  ) -> OpenSpan {
    guard let tracer else { return OpenSpan() }
    var context = InstrumentationContext.current ?? .topLevel
    if let fields {
      context = .topLevel
      tracer.extract(fields, into: &context, using: FieldExtractor())
    }
    return OpenSpan(
      tracer.startSpan(name().text, context: context, ofKind: kind.inLibrary), of: tracer)
  }
}

/// The role of an operation between programs.
public enum OperationKind: Hashable, Sendable {
  /// An operation within the program.
  case `internal`
  /// The answer to a request from another program.
  case server
  /// A request to another program, such as a service or a database.
  case client

  fileprivate var inLibrary: SpanKind {
    switch self {
    case .internal: .internal
    case .server: .server
    case .client: .client
    }
  }
}

/// A span that has begun. The span of ``OperationTracer/off`` ignores all calls.
public struct OpenSpan: Sendable {
  private let span: (any Span)?
  private let tracer: (any Tracer)?

  fileprivate init(_ span: (any Span)? = nil, of tracer: (any Tracer)? = nil) {
    self.span = span
    self.tracer = tracer
  }

  /// Runs a part of the operation, so that the spans that it begins belong to this span.
  public func run<Value, Failure: Error>(
    _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let span else { return try await operation() }
    // The library's function does not have typed throws.
    let result = await InstrumentationContext.withValue(span.context) {
      () async -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Adds details. They are evaluated only if the span is recorded.
  public func note(_ details: @autoclosure () -> [SpanDetail]) {
    guard let span, span.isRecording else { return }
    span.updateAttributes { attributes in
      for detail in details() { attributes[detail.key] = detail.value }
    }
  }

  /// Changes the name, for an operation whose name is known only at its end.
  public func rename(_ name: @autoclosure () -> SpanName) {
    guard let span, span.isRecording else { return }
    span.operationName = name().text
  }

  /// Marks the operation as failed.
  ///
  /// - Parameter error: Only the name of its case is recorded, never its description.
  public func fail(because error: (any Error)? = nil) {
    guard let span else { return }
    span.setStatus(SpanStatus(code: .error))
    if let error { note([.failure(error)]) }
  }

  /// Ends the span. Later calls change nothing.
  public func end() {
    span?.end()
  }

  /// The header fields with which a request continues the trace in another program; empty if
  /// nothing is recorded.
  public var fields: HTTPFields {
    var fields = HTTPFields()
    guard let span, let tracer else { return fields }
    tracer.inject(span.context, into: &fields, using: FieldInjector())
    return fields
  }
}

private struct FieldExtractor: Extractor {
  func extract(key: String, from fields: HTTPFields) -> String? {
    HTTPField.Name(key).flatMap { fields[$0] }
  }
}

private struct FieldInjector: Injector {
  func inject(_ value: String, forKey key: String, into fields: inout HTTPFields) {
    guard let name = HTTPField.Name(key) else { return }
    fields[name] = value
  }
}
