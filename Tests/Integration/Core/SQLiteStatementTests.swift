import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

/// Properties of SQLite beyond the contract of every engine.
@Suite struct SQLiteStatementTests {
  /// No text with a zero byte is stored any more, but an older file may have one.
  @Test func readsZeroBytesInText() async throws {
    let names = try await shelf().rows("SELECT 'a' || char(0) || 'b'")
    #expect(names == [SQLRow([.text("a\u{0}b")])])
  }

  @Test func storesInfinityAndRejectsNotANumber() async throws {
    let database = try await shelf()
    let rows = try await database.rows("SELECT $1", [.real(.infinity)])
    #expect(rows == [SQLRow([.real(.infinity)])])
    await expectMalformed("SELECT $1", [.real(.nan)], in: database)
  }

  @Test(arguments: ["SELECT 1; SELECT 2", "SELECT 1; ; SELECT 2", "SELECT 1\u{0}; SELECT 2"])
  func rejectsASecondStatement(_ text: SQLText) async throws {
    await expectMalformed(text, in: try await shelf())
  }

  @Test func acceptsATrailingSemicolonAndWhiteSpace() async throws {
    #expect(try await shelf().rows("SELECT 1 ;\n") == [SQLRow([.integer(1)])])
  }

  /// The two texts are equal in Swift, so a statement cache must compare their bytes.
  @Test func distinguishesStatementsThatOnlyLookAlike() async throws {
    let database = try await shelf()
    let one = try await database.rows("SELECT length('\u{e9}')")
    let two = try await database.rows("SELECT length('e\u{301}')")
    #expect(one == [SQLRow([.integer(1)])])
    #expect(two == [SQLRow([.integer(2)])])
  }

  @Test(arguments: ["SELECT ?", "SELECT :name", "SELECT $name", "SELECT $1, ?"])
  func rejectsPlaceholdersWithoutANumber(_ text: SQLText) async throws {
    await expectMalformed(text, [.null], in: try await shelf())
  }

  @Test func refusesToReadTheRowsOfAStatementWithoutRows() async throws {
    let database = try await shelf()
    await #expect(throws: SQLFailure.malformedStatement(reason: "the statement returns no rows")) {
      try await database.write { connection throws(SQLFailure) in
        try connection.rows(SQLStatement("DELETE FROM shelves")) { $0 }
      }
    }
  }

  @Test func countsNoRowsIfAStatementChangesNoRows() async throws {
    let database = try await shelf()
    let counts = try await database.write { connection throws(SQLFailure) in
      [
        try connection.run(.addition(ofShelf: 1)),
        try connection.run(SQLStatement("CREATE TABLE lamps (id BIGINT)")),
      ]
    }
    #expect(counts == [1, 0])
  }

  @Test func rejectsAColumnOfBytes() async throws {
    let database = try await shelf()
    await #expect {
      try await database.rows("SELECT x'00ff'")
    } throws: { $0.caseName == "unexpectedValue" }
  }

  /// SQLite rolls back automatically when the disk is full. A body that ignores the error must not
  /// continue outside of a transaction.
  @Test func endsATransactionThatSQLiteRolledBack() async throws {
    let database = try await shelf()
    try await database.add(shelf: 1)
    // The database cannot grow any more: the number of pages "cannot be reduced below the current
    // database size". https://www.sqlite.org/pragma.html#pragma_max_page_count
    _ = try await database.write { connection throws(SQLFailure) in
      try connection.rows(SQLStatement("PRAGMA max_page_count = 1")) { $0 }
    }
    await #expect(throws: SQLFailure.full) {
      try await database.write { connection throws(SQLFailure) in
        let name = String(repeating: "x", count: 1_000_000)
        _ = try? connection.run(.addition(ofShelf: 2, named: name))
        try connection.run(.addition(ofShelf: 3))
      }
    }
    try await database.add(shelf: 4)
    #expect(try await database.shelves() == [1, 4])
  }

  private func shelf() async throws -> SQLiteDatabase {
    try await SQLiteDatabase.inMemory(migrations: [ShelfMigrations.first])
  }

  private func expectMalformed(
    _ text: SQLText, _ values: [SQLValue] = [], in database: SQLiteDatabase,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await #expect(sourceLocation: sourceLocation) {
      try await database.rows(text, values)
    } throws: { $0.caseName == "malformedStatement" }
  }
}
