/// Runs the operations of a repository in spans that are named after its functions.
///
///     public func cooked(_ id: Recipe.ID) async throws(RecipeFailure) {
///       try await traced(try await store.note(id, cookedAt: clock.now))
///     }
public struct TracedOperations<Failure: Error>: Sendable {
  private let tracer: OperationTracer

  public init(by tracer: OperationTracer) {
    self.tracer = tracer
  }

  /// Evaluates an expression in a span.
  public func callAsFunction<Value>(
    _ operation: @autoclosure () async throws(Failure) -> Value, file: String = #fileID,
    function: String = #function
  ) async throws(Failure) -> Value {
    try await tracer.run(SpanName(file: file, function: function)) { _ throws(Failure) in
      try await operation()
    }
  }

  /// Runs statements in a span.
  public func run<Value>(
    file: String = #fileID, function: String = #function,
    _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await tracer.run(SpanName(file: file, function: function)) { _ throws(Failure) in
      try await operation()
    }
  }
}
