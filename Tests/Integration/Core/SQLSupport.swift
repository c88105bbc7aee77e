import CoreDomain
import CoreInfrastructure
import Dispatch

/// Steps of an invented feature, of which a test takes as many as it needs.
enum ShelfMigrations {
  static let first = SQLMigration(
    feature: "Shelf", number: 1,
    statements: ["CREATE TABLE shelves (id BIGINT PRIMARY KEY, name TEXT NOT NULL)"])
  static let second = SQLMigration(
    feature: "Shelf", number: 2,
    statements: ["ALTER TABLE shelves ADD COLUMN height BIGINT NOT NULL DEFAULT 30"])
  static let third = SQLMigration(
    feature: "Shelf", number: 3, statements: ["CREATE INDEX shelves_by_name ON shelves (name)"])
}

extension SQLiteLimits {
  /// Limits with a short wait for other writers, for tests that provoke it.
  static let impatient = SQLiteLimits(
    busy: .milliseconds(20), readers: 1, preparedStatements: 10)
}

extension SQLDatabase {
  func add(shelf id: Int64, named name: String = "A") async throws(SQLFailure) {
    _ = try await write { connection throws(SQLFailure) in
      try connection.run(
        SQLStatement(
          "INSERT INTO shelves (id, name) VALUES ($1, $2)", [.integer(id), .text(name)]))
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
  /// What SQLite finds wrong with the file, and FTS5 with a text index; nothing when all is well.
  func complaints(about index: String) async throws -> [String] {
    try await write { connection throws(SQLFailure) in
      let pieces = SQLName("\(index)_pieces")
      // It reads every text again and compares what comes of it: "any discrepancies … an
      // SQLITE_CORRUPT_VTAB error". https://www.sqlite.org/fts5.html#the_integrity_check_command
      try connection.run(
        SQLStatement("INSERT INTO \(pieces) (\(pieces), rank) VALUES ('integrity-check', 1)"))
      return try connection.rows(SQLStatement("PRAGMA integrity_check")) {
        row throws(SQLFailure) in try row.text(0)
      }.filter { $0 != "ok" }
    }
  }
}

/// A place inside of a transaction: it says that it was reached, and blocks until it is let go.
///
/// The body of a transaction is synchronous and has a thread of its own, so it may block; a test
/// waits for it as for any event.
struct Halt: Sendable {
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation
  private let release = DispatchSemaphore(value: 0)

  init() {
    (arrivals, arrival) = AsyncStream.makeStream()
  }

  /// Blocks until ``letGo()``.
  ///
  /// - Returns: whether that came; the limit is there so that a test fails and does not hang.
  @discardableResult
  func stop() -> Bool {
    arrival.yield()
    return release.wait(timeout: .now() + .seconds(10)) == .success
  }

  /// Waits until somebody is at the halt.
  func reached() async {
    for await _ in arrivals { return }
  }

  func letGo() {
    release.signal()
  }
}
