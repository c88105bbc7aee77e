public import CoreDomain

/// Copies the rows of a database to another engine: from a file to a server, or back.
///
/// Both databases have the same migrations. The rows are copied in portions, in the order of their
/// primary keys, each portion in a transaction. A copy that was interrupted continues after the
/// last row that the target has. Other programs must not write to either database meanwhile.
///
/// The text indexes are not copied, and neither are the tables `…_derivations`, which record the
/// rules by which a store has derived data. So each store derives its data again when it is opened.
public struct DatabaseCopy: Sendable {
  private let source: any SQLDatabase
  private let target: any SQLDatabase
  private let tables: [CopiedTable]

  /// - Parameter file: The source or the target, whichever is an SQLite file. The names of the
  ///   tables and columns are read from this database.
  public init(
    from source: any SQLDatabase, to target: any SQLDatabase, file: any SQLDatabase
  ) async throws(SQLFailure) {
    self.source = source
    self.target = target
    tables = try await file.read { connection throws(SQLFailure) in
      try CopiedTable.all(over: connection)
    }
  }

  /// Marks a database as the target of a copy if no migrations have been applied to it. Call this
  /// before the migrations are applied, so that a copy that is interrupted while they run can
  /// continue, too.
  ///
  /// - Returns: `true` if the database is marked now, or contains an interrupted copy. Otherwise
  ///   `false`, and the database is not modified.
  public static func claim(_ target: any SQLDatabase) async throws(SQLFailure) -> Bool {
    if try await has(SQLName("database_copies"), in: target) { return true }
    if try await has(SQLName("schema_migrations"), in: target) { return false }
    _ = try await target.write { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement("CREATE TABLE IF NOT EXISTS database_copies (started BIGINT NOT NULL)"))
    }
    return true
  }

  /// Copies all rows into a target that ``claim(_:)`` has marked.
  ///
  /// - Returns: The name of each table and its number of rows, which is equal in both databases.
  /// - Throws: ``SQLFailure/unexpectedValue(_:)`` if a table has different numbers of rows.
  public func run() async throws(SQLFailure) -> [(table: String, rows: Int)] {
    try await begin()
    var counts: [(table: String, rows: Int)] = []
    for table in tables {
      try await copy(table)
      let (rows, copied) = (try await count(table, in: source), try await count(table, in: target))
      guard rows == copied else {
        throw .unexpectedValue(
          "the source has \(rows) rows in “\(table.name)”, and the target \(copied). Stop other "
            + "programs, and copy into an empty database again")
      }
      counts.append((table.name.description, rows))
    }
    _ = try await target.write { connection throws(SQLFailure) in
      try connection.run(SQLStatement("DROP TABLE database_copies"))
    }
    return counts
  }

  private static func has(
    _ table: SQLName, in database: any SQLDatabase
  ) async throws(SQLFailure) -> Bool {
    do throws(SQLFailure) {
      _ = try await database.read { connection throws(SQLFailure) in
        try connection.number(SQLStatement("SELECT COUNT(*) FROM \(table)"))
      }
      return true
    } catch .malformedStatement {
      return false
    }
  }

  /// Deletes the rows that migrations have inserted, unless the copy has already begun.
  private func begin() async throws(SQLFailure) {
    try await target.write { [tables] connection throws(SQLFailure) in
      let begun = try connection.number(SQLStatement("SELECT COUNT(*) FROM database_copies"))
      guard begun == 0 else { return }
      for table in tables.reversed() {
        try connection.run(SQLStatement("DELETE FROM \(table.name)"))
      }
      try connection.run(SQLStatement("INSERT INTO database_copies (started) VALUES (1)"))
    }
  }

  private func copy(_ table: CopiedTable) async throws(SQLFailure) {
    var last = try await target.read { connection throws(SQLFailure) in
      try table.lastKey(over: connection)
    }
    while true {
      let portion = try await source.read { [last] connection throws(SQLFailure) in
        try table.rows(after: last, limit: Self.portion, over: connection)
      }
      guard !portion.isEmpty else { return }
      try await target.write { connection throws(SQLFailure) in
        // A table without a key is small and copied at once.
        if table.key.isEmpty { try connection.run(SQLStatement("DELETE FROM \(table.name)")) }
        try connection.run(all: portion.map { table.insertion(of: $0) })
      }
      guard let row = portion.last, !table.key.isEmpty else { return }
      last = table.key.map { row[$0] }
    }
  }

  private func count(
    _ table: CopiedTable, in database: any SQLDatabase
  ) async throws(SQLFailure) -> Int {
    try await database.read { connection throws(SQLFailure) in
      Int(try connection.number(SQLStatement("SELECT COUNT(*) FROM \(table.name)")) ?? 0)
    }
  }

  /// The maximum number of rows per transaction.
  private static let portion = 1_000
}

/// A table that is copied.
private struct CopiedTable: Sendable {
  let name: SQLName
  let columns: [SQLName]
  /// The indexes of the primary key's columns in `columns`, in the order of the key.
  let key: [Int]

  /// Returns the tables of an SQLite file. Each table follows the tables that it refers to.
  static func all(
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [CopiedTable] {
    // Each text index has one virtual table, and ordinary tables with the same prefix.
    let pieces = "_pieces"
    let indexes = try connection.texts(
      SQLStatement("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%'")
    )
    .filter { $0.hasSuffix(pieces) }.map { $0.dropLast(pieces.count) }
    let names = try connection.texts(
      SQLStatement("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid"))
    var waiting = names.filter { name in
      name != "schema_migrations" && name != "database_copies" && !name.hasSuffix("_derivations")
        && !name.hasPrefix("sqlite_") && !indexes.contains { name.hasPrefix($0 + "_") }
    }
    var tables: [CopiedTable] = []
    while !waiting.isEmpty {
      var left: [String] = []
      for name in waiting {
        let parents = try connection.texts(
          SQLStatement(
            "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1)", [.text(name)]))
        if parents.contains(where: { $0 != name && waiting.contains($0) }) {
          left.append(name)
        } else {
          tables.append(try CopiedTable(name, over: connection))
        }
      }
      precondition(left.count < waiting.count, "the tables refer to one another in a circle")
      waiting = left
    }
    return tables
  }

  private init(
    _ name: String, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) {
    let columns = try connection.rows(
      SQLStatement("SELECT name, pk FROM pragma_table_info($1) ORDER BY cid", [.text(name)])
    ) { row throws(SQLFailure) in (name: try row.text(0), place: try row.number(1)) }
    self.name = SQLName(name)
    self.columns = columns.map { SQLName($0.name) }
    key = columns.indices.filter { columns[$0].place > 0 }
      .sorted { columns[$0].place < columns[$1].place }
  }

  private var keyColumns: SQLText { key.map { "\(columns[$0])" }.joined(separator: ", ") }
  private var allColumns: SQLText { columns.map { "\($0)" }.joined(separator: ", ") }

  private static func placeholders(_ count: Int) -> SQLText {
    (1...count).map { "$\($0)" }.joined(separator: ", ")
  }

  func lastKey(
    over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [SQLValue]? {
    guard !key.isEmpty else { return nil }
    let order = key.map { "\(columns[$0]) DESC" as SQLText }.joined(separator: ", ")
    return try connection.first(
      SQLStatement("SELECT \(keyColumns) FROM \(name) ORDER BY \(order) LIMIT 1")
    ) { row in key.indices.map { row[$0] } }
  }

  func rows(
    after last: [SQLValue]?, limit: Int, over connection: borrowing any SQLReading & ~Copyable
  ) throws(SQLFailure) -> [SQLRow] {
    guard !key.isEmpty else {
      return try connection.rows(SQLStatement("SELECT \(allColumns) FROM \(name)")) { $0 }
    }
    let after: SQLText =
      last == nil ? "" : "WHERE (\(keyColumns)) > (\(Self.placeholders(key.count)))"
    return try connection.rows(
      SQLStatement(
        "SELECT \(allColumns) FROM \(name) \(after) ORDER BY \(keyColumns) LIMIT \(limit)",
        last ?? [])
    ) { $0 }
  }

  func insertion(of row: SQLRow) -> SQLStatement {
    SQLStatement(
      "INSERT INTO \(name) (\(allColumns)) VALUES (\(Self.placeholders(columns.count)))",
      columns.indices.map { row[$0] })
  }
}
