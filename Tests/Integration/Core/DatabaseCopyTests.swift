import CoreDomain
import CoreInfrastructure
import Synchronization
import TestSupport
import Testing

@Suite struct DatabaseCopyTests {
  @Test func copiesEveryValueToAServerAndBack() async throws {
    try await withTemporaryFolder { folder in
      let file = try await SQLiteDatabase.inMemory(migrations: [Self.fleet])
      try await file.run(Self.rows)
      let server = try await Self.target([Self.fleet])
      let there = try await DatabaseCopy(from: file, to: server, file: file).run()
      #expect(there.map(\.table) == ["ships", "notes", "crew"])
      #expect(there.map(\.rows) == [2, 2, 3])
      #expect(try await Self.content(of: server) == Self.content(of: file))

      let path = folder.path("back.sqlite")
      let empty = try await SQLiteDatabase.open(path: path, migrations: [])
      #expect(try await DatabaseCopy.claim(empty))
      let other = try await SQLiteDatabase.open(path: path, migrations: [Self.fleet])
      let back = try await DatabaseCopy(from: server, to: other, file: other).run()
      #expect(back.map(\.rows) == [2, 2, 3])
      #expect(try await Self.content(of: other) == Self.content(of: file))
    }
  }

  @Test func continuesAfterAnInterruption() async throws {
    let file = try await SQLiteDatabase.inMemory(migrations: [ShelfMigrations.first])
    try await file.run((1...2500).map { .addition(ofShelf: $0) })
    let server = try await Self.target([ShelfMigrations.first])
    // The migrations were interrupted.
    #expect(try await DatabaseCopy.claim(server))
    // The first write begins the copy, the second one stores a portion.
    let full = LimitedDatabase(server, writes: 2)
    await #expect(throws: SQLFailure.full) {
      _ = try await DatabaseCopy(from: file, to: full, file: file).run()
    }
    #expect(try await server.shelves().count == 1000)
    #expect(try await DatabaseCopy.claim(server))
    // Begins, stores the two portions that are missing, and ends.
    let enough = LimitedDatabase(server, writes: 4)
    let counts = try await DatabaseCopy(from: file, to: enough, file: file).run()
    #expect(counts.map(\.rows) == [2500])
    #expect(try await server.shelves() == Array(1...2500))
    #expect(try await !DatabaseCopy.claim(server))
  }

  /// Returns a new database on a server that is marked as a target and has the migrations.
  private static func target(_ migrations: [SQLMigration]) async throws -> PostgreSQLDatabase {
    let address = try await PostgreSQLAddress.fresh()
    let empty = try await PostgreSQLDatabase.open(address, migrations: [])
    #expect(try await DatabaseCopy.claim(empty))
    return try await PostgreSQLDatabase.open(address, migrations: migrations)
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
private final class LimitedDatabase: SQLDatabase {
  private let database: any SQLDatabase
  private let left: Mutex<Int>

  init(_ database: any SQLDatabase, writes count: Int) {
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

  func dataVersion() async -> DataVersion? { await database.dataVersion() }
}
