import CoreDomain

/// Applies the migrations that a database on a server lacks.
///
/// Several programs may start at once. Each step takes the lock of all writers in its own
/// transaction, so one program applies it and the others see that.
struct PostgreSQLMigrator {
  private let plan: MigrationPlan

  init(_ migrations: [SQLMigration]) {
    plan = MigrationPlan(migrations)
  }

  /// Returns the migrations that the database lacks. Does not change the database.
  func pending(in connection: PostgreSQLConnection) throws(SQLFailure) -> [SQLMigration] {
    try plan.pending(after: try Self.steps(in: connection))
  }

  /// Applies a migration together with its record, unless another program has applied it.
  func take(
    _ step: SQLMigration, in connection: PostgreSQLConnection
  ) throws(SQLFailure) {
    _ = try connection.run([SQLStatement(MigrationPlan.table)])
    let taken = try Self.steps(in: connection)
    guard taken[step.feature]?[step.number] == nil else { return }
    // Each statement may need the table that the one before it has created.
    for text in step.statements { _ = try connection.run([SQLStatement(text)]) }
    _ = try connection.run([MigrationPlan.record(of: step)])
  }

  private static func steps(
    in connection: PostgreSQLConnection
  ) throws(SQLFailure) -> MigrationPlan.Steps {
    let table = try connection.list(
      SQLStatement("SELECT to_regclass('schema_migrations') IS NOT NULL")
    ) { row throws(SQLFailure) in try row.flag(0) }
    guard table == [true] else { return [:] }
    return MigrationPlan.steps(
      try connection.list(MigrationPlan.records, as: MigrationPlan.record))
  }
}

extension PostgreSQLConnection {
  fileprivate func list<Row>(
    _ query: SQLStatement, as decode: (SQLRow) throws(SQLFailure) -> Row
  ) throws(SQLFailure) -> [Row] {
    var rows: [Row] = []
    try visit(query, fetching: .together) { row throws(SQLFailure) in
      rows.append(try decode(row))
      return .continue
    }
    return rows
  }
}
