import CoreDomain

/// Finds and applies the migrations that a database lacks.
struct SQLiteMigrator: Sendable {
  /// The migrations of each feature, sorted by number.
  private let known: [String: [SQLMigration]]
  /// The names of the features, in the order of the initializer's argument.
  private let features: [String]

  init(_ migrations: [SQLMigration]) {
    known = Dictionary(grouping: migrations, by: \.feature)
      .mapValues { $0.sorted { $0.number < $1.number } }
    features = migrations.map(\.feature).reduce(into: []) { features, feature in
      if !features.contains(feature) { features.append(feature) }
    }
    for (feature, steps) in known {
      precondition(
        steps.map(\.number) == Array(1...steps.count),
        "the migrations of “\(feature)” must be numbered 1, 2, 3, … without a gap")
    }
  }

  /// Returns the migrations that a database lacks. Does not change the database.
  ///
  /// Migrations of unknown features belong to another program and are ignored.
  ///
  /// - Throws: ``SQLFailure/newerSchema(feature:found:known:)`` if the database has more migrations
  ///   of a feature than the program, and ``SQLFailure/alteredMigration(feature:number:)`` if the
  ///   database lacks an earlier migration of the program or has a different text for it.
  func pending(in connection: SQLiteConnection) throws(SQLFailure) -> [SQLMigration] {
    let taken = try connection.transaction(.reading) { () throws(SQLFailure) in
      try Self.steps(in: connection)
    }
    var pending: [SQLMigration] = []
    for feature in features {
      let steps = known[feature, default: []]
      let taken = taken[feature, default: [:]]
      let last = taken.keys.max() ?? 0
      guard last <= steps.count else {
        throw .newerSchema(feature: feature, found: last, known: steps.count)
      }
      for step in steps.prefix(last) where taken[step.number] != step.checksum {
        throw .alteredMigration(feature: feature, number: step.number)
      }
      pending += steps.dropFirst(last)
    }
    return pending
  }

  /// Applies every pending migration in its own transaction. The same transaction also records the
  /// migration.
  func migrate(_ connection: SQLiteConnection) throws(SQLFailure) {
    while let step = try pending(in: connection).first {
      try connection.transaction(.writing) { () throws(SQLFailure) in
        try connection.run(SQLStatement(Self.table))
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
    try connection.run(
      SQLStatement(
        "INSERT INTO schema_migrations (feature, number, checksum) VALUES ($1, $2, $3)",
        [.text(step.feature), .integer(Int64(step.number)), .text(step.checksum)]))
  }

  /// Returns the checksums of the applied migrations, by feature and number.
  private static func steps(
    in connection: SQLiteConnection
  ) throws(SQLFailure) -> [String: [Int: String]] {
    let tables = try connection.rows(
      SQLStatement(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'")
    ) { $0 }
    guard !tables.isEmpty else { return [:] }
    let rows = try connection.rows(
      SQLStatement("SELECT feature, number, checksum FROM schema_migrations")
    ) { row throws(SQLFailure) in
      (feature: try row.text(0), number: Int(try row.integer(1)), checksum: try row.text(2))
    }
    return rows.reduce(into: [:]) { steps, row in
      steps[row.feature, default: [:]][row.number] = row.checksum
    }
  }

  private static let table: SQLText = """
    CREATE TABLE IF NOT EXISTS schema_migrations (
      feature TEXT NOT NULL,
      number BIGINT NOT NULL,
      checksum TEXT NOT NULL,
      PRIMARY KEY (feature, number)
    )
    """
}

extension SQLMigration {
  /// A checksum of the statements' text: 64 bits of FNV-1a, in hexadecimal.
  ///
  /// It detects accidental edits. It does not protect against an attacker who can write to the
  /// file, because the attacker can also replace the checksum.
  /// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  fileprivate var checksum: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for statement in statements {
      // The zero byte distinguishes "ab", "c" from "a", "bc".
      for byte in Array(statement.description.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
