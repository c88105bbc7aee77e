import CoreDomain

/// Applies the migrations that a database file lacks.
struct SQLiteMigrator: Sendable {
  private let plan: MigrationPlan

  init(_ migrations: [SQLMigration]) {
    plan = MigrationPlan(migrations)
  }

  /// Returns the migrations that a database lacks. Does not change the database.
  func pending(in connection: SQLiteConnection) throws(SQLFailure) -> [SQLMigration] {
    try plan.pending(
      after: try connection.transaction(.reading) { () throws(SQLFailure) in
        try Self.steps(in: connection)
      })
  }

  /// Applies every pending migration in its own transaction. The same transaction also records the
  /// migration.
  func migrate(_ connection: SQLiteConnection) throws(SQLFailure) {
    while let step = try pending(in: connection).first {
      try connection.transaction(.writing) { () throws(SQLFailure) in
        try connection.run(SQLStatement(MigrationPlan.table))
        // Another program may have applied the migration before this transaction began.
        let taken = try Self.steps(in: connection)
        guard taken[step.feature]?[step.number] == nil else { return }
        try take(step, in: connection)
      }
    }
  }

  private func take(_ step: SQLMigration, in connection: SQLiteConnection) throws(SQLFailure) {
    for text in step.statements {
      try connection.run(SQLStatement(text))
    }
    try connection.run(MigrationPlan.record(of: step))
  }

  /// Returns the text that is recorded for each applied migration, by feature and number.
  private static func steps(
    in connection: SQLiteConnection
  ) throws(SQLFailure) -> MigrationPlan.Steps {
    let tables = try connection.rows(
      SQLStatement(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'")
    ) { $0 }
    guard !tables.isEmpty else { return [:] }
    return MigrationPlan.steps(
      try connection.rows(MigrationPlan.records, as: MigrationPlan.record))
  }
}
