import CoreDomain

/// Finds and applies the migrations that a database lacks, for every engine.
struct MigrationPlan: Sendable {
  /// The text that is recorded for each applied migration, by feature and number.
  private typealias Steps = [String: [Int: String]]

  /// The migrations of each feature, sorted by number.
  private let known: [String: [SQLMigration]]
  /// The names of the features, in the order of the initializer's argument.
  private let features: [String]
  private let tableCount: SQLText

  /// - Parameter tableCount: A query of the engine for the number of tables, 0 or 1, that have the
  ///   name `schema_migrations`.
  init(_ migrations: [SQLMigration], tableCount: SQLText) {
    self.tableCount = tableCount
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
  /// Migrations of unknown features belong to another program and are ignored. Newer migrations
  /// are also ignored if they are expansions (``SQLMigration/isExpansion``).
  ///
  /// - Throws: ``SQLFailure/newerSchema(feature:found:known:)`` if the database has a newer
  ///   migration that is not an expansion, and ``SQLFailure/alteredMigration(feature:number:)`` if
  ///   a migration in the database is missing or differs from the program's.
  func pending(
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [SQLMigration] {
    let taken = try steps(over: connection)
    var pending: [SQLMigration] = []
    for feature in features {
      let steps = known[feature, default: []]
      let taken = taken[feature, default: [:]]
      let last = taken.keys.max() ?? 0
      let newer = taken.filter { $0.key > steps.count }
      guard newer.values.allSatisfy({ $0.hasPrefix(SQLMigration.expansion) }) else {
        throw .newerSchema(feature: feature, found: last, known: steps.count)
      }
      for step in steps.prefix(last) where !step.hasMark(taken[step.number]) {
        throw .alteredMigration(feature: feature, number: step.number)
      }
      pending += steps.dropFirst(last)
    }
    return pending
  }

  /// Applies a migration together with its record, unless another program has applied it.
  func apply(
    _ step: SQLMigration, over connection: borrowing any SQLWriting & ~Copyable
  ) throws(SQLFailure) {
    try connection.run(SQLStatement(Self.table))
    guard try steps(over: connection)[step.feature]?[step.number] == nil else { return }
    // Each statement may need the table that the one before it has created.
    for text in step.statements { try connection.run(SQLStatement(text)) }
    try connection.run(
      SQLStatement(
        "INSERT INTO schema_migrations (feature, number, checksum) VALUES ($1, $2, $3)",
        [.text(step.feature), .number(step.number), .text(step.mark)]))
  }

  private func steps(
    over connection: borrowing some SQLReading & ~Copyable
  ) throws(SQLFailure) -> Steps {
    guard try connection.number(SQLStatement(tableCount)) == 1 else { return [:] }
    let records = try connection.rows(
      SQLStatement("SELECT feature, number, checksum FROM schema_migrations")
    ) { row throws(SQLFailure) in
      (feature: try row.text(0), number: try row.number(1), checksum: try row.text(2))
    }
    return records.reduce(into: [:]) { $0[$1.feature, default: [:]][$1.number] = $1.checksum }
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
  /// The text that is recorded with an applied migration: its checksum, with the prefix `+` if
  /// the migration is an expansion.
  fileprivate var mark: String { (isExpansion ? Self.expansion : "") + checksum }

  /// Whether a recorded text belongs to this migration. Older programs recorded no `+`.
  fileprivate func hasMark(_ mark: String?) -> Bool { mark == self.mark || mark == checksum }

  /// The prefix of the recorded text of an expansion.
  fileprivate static let expansion = "+"

  /// A checksum of the statements' text.
  ///
  /// It detects accidental edits. It does not protect against an attacker who can write to the
  /// file, because the attacker can also replace the checksum.
  fileprivate var checksum: String {
    // The zero byte distinguishes "ab", "c" from "a", "bc".
    Checksum(of: statements.flatMap { Array($0.description.utf8) + [0] }).description
  }
}
