import CoreDomain
import CoreInfrastructure
import Dispatch
import TestSupport
import Testing

/// The migrations of an invented feature, for tests that need some of them.
enum ShelfMigrations {
  static let first = SQLMigration(
    feature: "Shelf", number: 1,
    statements: ["CREATE TABLE shelves (id BIGINT PRIMARY KEY, name TEXT NOT NULL)"])
  static let second = SQLMigration(
    feature: "Shelf", number: 2,
    statements: ["ALTER TABLE shelves ADD COLUMN height BIGINT NOT NULL DEFAULT 30"])
  /// A step that no program without it can work with.
  static let renaming = SQLMigration(
    feature: "Shelf", number: 2, statements: ["ALTER TABLE shelves RENAME COLUMN name TO label"])
  static let third = SQLMigration(
    feature: "Shelf", number: 3, statements: ["CREATE INDEX shelves_by_name ON shelves (name)"])
}

extension PostgreSQLAddress {
  /// The address of an empty schema that no other test uses.
  static func fresh() async throws -> PostgreSQLAddress {
    try #require(PostgreSQLAddress(try await PostgreSQLServer.shared().freshSchema()))
  }
}

/// A kind of database, for the tests that every kind must pass.
enum SQLEngine: CaseIterable, Sendable {
  case file, memory, server

  /// The kinds that several programs can share.
  static let shared: [Self] = [.file, .server]

  /// Passes a place without a database to the body.
  func withPlace(_ body: (DatabasePlace) async throws -> Void) async throws {
    switch self {
    case .file:
      try await withTemporaryFolder { folder in
        try await body(.file(folder.path("shelf.sqlite")))
      }
    case .memory: try await body(.memory)
    case .server: try await body(.server(try await .fresh()))
    }
  }

  /// Passes a database with one table and its place to the body.
  func withShelf(_ body: (any SQLDatabase, DatabasePlace) async throws -> Void) async throws {
    try await withPlace { place in
      try await body(try await place.open([ShelfMigrations.first]), place)
    }
  }
}

/// The place of a database that a test opens, usually several times.
enum DatabasePlace: Sendable {
  case file(String)
  case memory
  case server(PostgreSQLAddress)

  func open(
    _ migrations: [SQLMigration], busy: Duration = .seconds(5)
  ) async throws(SQLFailure) -> any SQLDatabase {
    let limits = SQLiteLimits(busy: busy, readers: 2, preparedStatements: 100)
    switch self {
    case .file(let path):
      return try await SQLiteDatabase.open(path: path, migrations: migrations, limits: limits)
    case .memory:
      return try await SQLiteDatabase.inMemory(migrations: migrations, limits: limits)
    case .server(let address):
      return try await PostgreSQLDatabase.open(
        address, migrations: migrations, limits: PostgreSQLLimits(busy: busy))
    }
  }
}

extension PostgreSQLDatabase {
  /// Makes a database with one table in a schema of its own.
  static func shelf(
    _ limits: PostgreSQLLimits = .standard
  ) async throws -> (PostgreSQLDatabase, PostgreSQLAddress) {
    let address = try await PostgreSQLAddress.fresh()
    return (try await open(address, migrations: [ShelfMigrations.first], limits: limits), address)
  }
}

extension SQLStatement {
  static func addition(ofShelf id: Int64, named name: String = "A") -> SQLStatement {
    SQLStatement("INSERT INTO shelves (id, name) VALUES ($1, $2)", [.integer(id), .text(name)])
  }
}

extension SQLDatabase {
  /// Runs statements in one transaction.
  func run(_ statements: [SQLStatement]) async throws(SQLFailure) {
    try await write { connection throws(SQLFailure) in
      for statement in statements { try connection.run(statement) }
    }
  }

  func add(shelf id: Int64, named name: String = "A") async throws(SQLFailure) {
    try await run([.addition(ofShelf: id, named: name)])
  }

  /// Inserts a shelf, and stops before the commit.
  func addShelf(stoppingAt halt: Halt) async throws(SQLFailure) {
    try await write { connection throws(SQLFailure) in
      try connection.run(.addition(ofShelf: 1))
      halt.stop()
    }
  }

  func shelves() async throws(SQLFailure) -> [Int64] {
    try await read { connection throws(SQLFailure) in
      try connection.rows(SQLStatement("SELECT id FROM shelves ORDER BY id")) {
        row throws(SQLFailure) in try row.integer(0)
      }
    }
  }
}

extension SQLDatabase {
  /// Returns the errors that SQLite finds in the file, and FTS5 in a text index; empty if there are
  /// none.
  func complaints(about index: String) async throws -> [String] {
    try await write { connection throws(SQLFailure) in
      let pieces = SQLName("\(index)_pieces")
      // Reads every text again and compares the index: "any discrepancies … an SQLITE_CORRUPT_VTAB
      // error". https://www.sqlite.org/fts5.html#the_integrity_check_command
      try connection.run(
        SQLStatement("INSERT INTO \(pieces) (\(pieces), rank) VALUES ('integrity-check', 1)"))
      return try connection.rows(SQLStatement("PRAGMA integrity_check")) {
        row throws(SQLFailure) in try row.text(0)
      }.filter { $0 != "ok" }
    }
  }
}

extension Error {
  /// The name of the case of an enum, without its values.
  var caseName: String? { Mirror(reflecting: self).children.first?.label }
}

/// Whether a database cannot be opened, and the error says these words.
func isUnopenable(_ error: any Error, _ words: String...) -> Bool {
  error is SQLFailure && error.caseName == "unopenable"
    && words.allSatisfy { "\(error)".contains($0) }
}

/// A stop inside of a transaction: it signals its arrival and blocks until it is released.
///
/// The body of a transaction is synchronous and has its own thread, so it may block; a test waits
/// for it as for any event.
struct Halt: Sendable {
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation
  private let release = DispatchSemaphore(value: 0)

  init() {
    (arrivals, arrival) = AsyncStream.makeStream()
  }

  /// Blocks until ``letGo()``.
  ///
  /// - Returns: Whether it was released; after the timeout the test fails instead of hanging.
  @discardableResult
  func stop() -> Bool {
    arrival.yield()
    return release.wait(timeout: .now() + .seconds(10)) == .success
  }

  /// Waits until a transaction has arrived.
  func reached() async {
    for await _ in arrivals { return }
  }

  func letGo() {
    release.signal()
  }
}
