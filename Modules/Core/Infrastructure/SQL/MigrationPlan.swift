import CoreDomain

/// Finds the migrations that a database lacks, for every engine.
struct MigrationPlan: Sendable {
  /// The text that is recorded for each applied migration, by feature and number.
  typealias Steps = [String: [Int: String]]

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

  /// Returns the migrations that a database lacks.
  ///
  /// Migrations of unknown features belong to another program and are ignored. Newer migrations
  /// are also ignored if they are expansions (``SQLMigration/isExpansion``).
  ///
  /// - Throws: ``SQLFailure/newerSchema(feature:found:known:)`` if the database has a newer
  ///   migration that is not an expansion, and ``SQLFailure/alteredMigration(feature:number:)`` if a
  ///   migration in the database is missing or differs from the program's.
  func pending(after taken: Steps) throws(SQLFailure) -> [SQLMigration] {
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

  // MARK: - The table of the applied migrations

  static let table: SQLText = """
    CREATE TABLE IF NOT EXISTS schema_migrations (
      feature TEXT NOT NULL,
      number BIGINT NOT NULL,
      checksum TEXT NOT NULL,
      PRIMARY KEY (feature, number)
    )
    """

  static let records = SQLStatement("SELECT feature, number, checksum FROM schema_migrations")

  /// Decodes a row of ``records``.
  static func record(_ row: SQLRow) throws(SQLFailure) -> (String, Int, String) {
    (try row.text(0), try row.number(1), try row.text(2))
  }

  static func steps(_ records: [(feature: String, number: Int, checksum: String)]) -> Steps {
    records.reduce(into: [:]) { steps, record in
      steps[record.feature, default: [:]][record.number] = record.checksum
    }
  }

  /// The statement that records an applied migration.
  static func record(of step: SQLMigration) -> SQLStatement {
    SQLStatement(
      "INSERT INTO schema_migrations (feature, number, checksum) VALUES ($1, $2, $3)",
      [.text(step.feature), .number(step.number), .text(step.mark)])
  }
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
