import CoreDomain
import CoreInfrastructure
import Synchronization
import TestSupport
import Testing

@Suite struct DatabaseCopyTests {
  @Test func copiesEveryValueToAServerAndBack() async throws {
    let file = try await SQLiteDatabase.inMemory(migrations: [Self.fleet])
    _ = try await file.write { connection throws(SQLFailure) in
      try connection.run(all: Self.rows)
    }
    let server = try await PostgreSQLDatabase.open(.fresh(), migrations: [Self.fleet])
    let there = try await DatabaseCopy(from: file, to: server, file: file).run { _, _ in }
    #expect(there.map(\.table) == ["ships", "notes", "crew"])
    #expect(there.map(\.rows) == [2, 2, 3])
    #expect(try await Self.content(of: server) == Self.content(of: file))

    let other = try await SQLiteDatabase.inMemory(migrations: [Self.fleet])
    let back = try await DatabaseCopy(from: server, to: other, file: other).run { _, _ in }
    #expect(back.map(\.rows) == [2, 2, 3])
    #expect(try await Self.content(of: other) == Self.content(of: file))
  }

  @Test func continuesAfterAnInterruption() async throws {
    let file = try await SQLiteDatabase.inMemory(migrations: [ShelfMigrations.first])
    _ = try await file.write { connection throws(SQLFailure) in
      try connection.run(
        all: (1...2500).map {
          SQLStatement("INSERT INTO shelves (id, name) VALUES ($1, 'A')", [.integer($0)])
        })
    }
    let server = try await PostgreSQLDatabase.open(
      .fresh(), migrations: [ShelfMigrations.first])
    // The first write marks the target as unfinished, the second one stores a portion.
    let full = FullDatabase(server, afterWrites: 2)
    await #expect(throws: SQLFailure.full) {
      try await DatabaseCopy(from: file, to: full, file: file).run { _, _ in }
    }
    #expect(try await server.shelves().count == 1000)
    #expect(try await DatabaseCopy.mayStart(into: server))
    let copied = Mutex<[Int]>([])
    let counts = try await DatabaseCopy(from: file, to: server, file: file).run { _, rows in
      copied.withLock { $0.append(rows) }
    }
    #expect(copied.withLock { $0 } == [2000, 2500])
    #expect(counts.map(\.rows) == [2500])
    #expect(try await server.shelves() == Array(1...2500))
    #expect(try await !DatabaseCopy.mayStart(into: server))
  }

  @Test func mayStartOnlyIntoAnEmptyDatabase() async throws {
    let address = try await PostgreSQLAddress.fresh()
    let empty = try await PostgreSQLDatabase.open(address, migrations: [])
    #expect(try await DatabaseCopy.mayStart(into: empty))
    let used = try await PostgreSQLDatabase.open(address, migrations: [ShelfMigrations.first])
    #expect(try await !DatabaseCopy.mayStart(into: used))
  }

  /// Tables with a key of two columns, a reference to a table that comes later in the alphabet, and
  /// no key.
  private static let fleet = SQLMigration(
    feature: "Fleet", number: 1,
    statements: [
      "CREATE TABLE ships (name TEXT PRIMARY KEY, length DOUBLE PRECISION)",
      """
      CREATE TABLE crew (
        ship TEXT NOT NULL REFERENCES ships (name), number BIGINT NOT NULL, nickname TEXT,
        PRIMARY KEY (ship, number)
      )
      """,
      "CREATE TABLE notes (text TEXT NOT NULL)",
    ])

  private static let strange = "Aurora ' \" \\ \n日本"

  private static let rows: [SQLStatement] = [
    SQLStatement("INSERT INTO ships VALUES ($1, $2)", [.text(strange), .real(0.1)]),
    SQLStatement("INSERT INTO ships VALUES ($1, $2)", [.text(""), .null]),
    SQLStatement("INSERT INTO crew VALUES ($1, $2, $3)", [.text(""), .integer(.max), .null]),
    SQLStatement("INSERT INTO crew VALUES ($1, $2, $3)", [.text(""), .integer(.min), .text("Z")]),
    SQLStatement(
      "INSERT INTO crew VALUES ($1, $2, $3)", [.text(strange), .integer(0), .text("\u{1F30A}")]),
    SQLStatement("INSERT INTO notes VALUES ('twice')"),
    SQLStatement("INSERT INTO notes VALUES ('twice')"),
  ]

  private static func content(of database: any SQLDatabase) async throws -> [[SQLRow]] {
    try await database.read { connection throws(SQLFailure) in
      [
        try connection.rows(SQLStatement("SELECT name, length FROM ships ORDER BY name")) { $0 },
        try connection.rows(
          SQLStatement("SELECT ship, number, nickname FROM crew ORDER BY 1, 2")
        ) { $0 },
        try connection.rows(SQLStatement("SELECT text FROM notes")) { $0 },
      ]
    }
  }
}

/// A database whose disk is full after some writes.
private final class FullDatabase: SQLDatabase {
  private let database: any SQLDatabase
  private let left: Mutex<Int>

  init(_ database: any SQLDatabase, afterWrites count: Int) {
    self.database = database
    left = Mutex(count)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLReading & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    try await database.read(body)
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (borrowing any SQLWriting & ~Copyable) throws(SQLFailure) -> Value
  ) async throws(SQLFailure) -> Value {
    let isFull = left.withLock { left in
      left -= 1
      return left < 0
    }
    if isFull { throw .full }
    return try await database.write(body)
  }
}
