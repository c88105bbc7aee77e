/// The timeouts of a ``PostgreSQLDatabase``, and its numbers of connections and cached statements.
public struct PostgreSQLLimits: Hashable, Sendable {
  /// The timeout of a transaction that waits for another writer, and of a cancelled task that waits
  /// for a response of the server.
  public let busy: Duration

  /// The timeout of one statement. In a migration, it is 24 hours instead.
  public let statement: Duration

  /// The timeout for connecting to one host (whole seconds, at least 2), for restoring a lost
  /// connection, and for waiting until a connection is free.
  public let connect: Duration

  /// The number of connections that read concurrently. One more connection writes.
  public let readers: Int

  /// The number of prepared statements that each connection caches. 0 means that the server keeps
  /// no statement between two transactions. Use 0 with a pooler that runs each transaction on a
  /// different connection.
  public let preparedStatements: Int

  public init(
    busy: Duration = .seconds(5), statement: Duration = .seconds(60),
    connect: Duration = .seconds(10), readers: Int = 4, preparedStatements: Int = 100
  ) {
    precondition(
      busy > .zero && statement > .zero && connect > .zero, "timeouts must be positive")
    precondition(readers > 0, "there must be at least one reader")
    precondition(preparedStatements >= 0, "preparedStatements must not be negative")
    self.busy = busy
    self.statement = statement
    self.connect = connect
    self.readers = readers
    self.preparedStatements = preparedStatements
  }

  /// Timeouts of 5 s for another writer, 60 s for a statement and 10 s for connecting; 4 readers;
  /// 100 cached statements per connection.
  public static let standard = PostgreSQLLimits()
}
