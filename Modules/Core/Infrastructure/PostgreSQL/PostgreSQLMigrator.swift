import CoreDomain

/// Applies the migrations that a database on a server lacks.
///
/// Several programs may start at once. Each step takes the lock of all writers in its own
/// transaction, so only one program applies the step.
struct PostgreSQLMigrator {
  private let plan: MigrationPlan

  init(_ migrations: [SQLMigration]) {
    plan = MigrationPlan(migrations)
  }

  /// Returns the migrations that the database lacks. Does not change the database.
  func pending(
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [SQLMigration] {
    try plan.pending(after: try Self.steps(over: connection))
  }

  /// Applies a migration together with its record, unless another program has applied it.
  func take(
    _ step: SQLMigration, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement(MigrationPlan.table))
    let taken = try Self.steps(over: connection)
    guard taken[step.feature]?[step.number] == nil else { return }
    // Each statement may need the table that the one before it has created.
    for text in step.statements { try connection.run(SQLStatement(text)) }
    try connection.run(MigrationPlan.record(of: step))
  }

  private static func steps(
    over connection: borrowing some SQLReading & ~Copyable
  ) throws(SQLFailure) -> MigrationPlan.Steps {
    let table = try connection.first(
      SQLStatement("SELECT to_regclass('schema_migrations') IS NOT NULL")
    ) { row throws(SQLFailure) in try row.flag(0) }
    guard table == true else { return [:] }
    return MigrationPlan.steps(
      try connection.rows(MigrationPlan.records, as: MigrationPlan.record))
  }
}
