public import CoreDomain

/// A database that runs each transaction of another database in a span.
public struct TracedSQLDatabase: SQLDatabase {
  private let database: any SQLDatabase
  private let engine: String
  private let tracer: OperationTracer

  /// - Parameter engine: The name of the engine in traces, such as `sqlite`.
  public init(_ database: any SQLDatabase, engine: String, tracer: OperationTracer) {
    self.database = database
    self.engine = engine
    self.tracer = tracer
  }

  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await read(as: SpanName(), body)
  }

  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await write(as: SpanName(), body)
  }

  public func read<Value: Sendable>(
    as name: SpanName,
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await tracer.run(name, .client) { span throws(SQLFailure) in
      span.note(SpanDetail.transaction(.read, of: engine))
      return try await database.read(body)
    }
  }

  public func write<Value: Sendable>(
    as name: SpanName,
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await tracer.run(name, .client) { span throws(SQLFailure) in
      span.note(SpanDetail.transaction(.write, of: engine))
      return try await database.write(body)
    }
  }

  public func dataVersion() async -> DataVersion? { await database.dataVersion() }
}
