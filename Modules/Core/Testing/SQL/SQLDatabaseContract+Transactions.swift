import CoreDomain
import Testing

extension SQLDatabaseContract {
  static let transactions: [ContractCheck<any SQLDatabase>] = [
    ContractCheck("A transaction reads its own changes") { database in
      let count = try await database.write { connection throws(SQLFailure) in
        try connection.run(Sample(id: 1).insertion)
        return try connection.first(SQLStatement("SELECT COUNT(*) FROM samples")) {
          row throws(SQLFailure) in try row.integer(0)
        }
      }
      #expect(count == 1)
    },
    ContractCheck("Rolls back a transaction that throws") { database async throws in
      let refusal = SQLFailure.unexpectedValue("the body threw")
      await #expect(throws: refusal) {
        try await database.write { connection throws(SQLFailure) in
          try connection.run(Sample(id: 1).insertion)
          throw refusal
        }
      }
      #expect(try await database.samples().isEmpty)
    },
    ContractCheck("Rolls back a transaction whose last statement fails") { database async throws in
      await #expect(throws: SQLFailure.self) {
        try await database.insert([Sample(id: 1), Sample(id: 2), Sample(id: 1)])
      }
      #expect(try await database.samples().isEmpty)
    },
    ContractCheck("A caught failure rejects the later statements, and rolls back") { database in
      try await database.insert([Sample(id: 1)])
      await #expect {
        try await database.write { connection throws(SQLFailure) in
          try connection.run(Sample(id: 2).insertion)
          var failures: [SQLFailure] = []
          for id: Int64 in [1, 3] {
            do throws(SQLFailure) {
              try connection.run(Sample(id: id).insertion)
            } catch {
              failures.append(error)
            }
          }
          #expect(failures.count == 2 && failures.allSatisfy { $0 == failures[0] })
        }
      } throws: { isConstraint($0) }
      #expect(try await database.samples() == [Sample(id: 1)])
    },
    ContractCheck("Rejects changes in a read-only transaction") { database async throws in
      await #expect(throws: SQLFailure.self) {
        try await database.rows("INSERT INTO samples (id) VALUES (1) RETURNING id")
      }
      #expect(try await database.samples().isEmpty)
    },
    ContractCheck("Rethrows an error of decoding a row, and stays usable") { database in
      try await database.insert([Sample(id: 1), Sample(id: 2)])
      let refusal = SQLFailure.unexpectedValue("row 1")
      await #expect(throws: refusal) {
        try await database.read { connection throws(SQLFailure) in
          try connection.rows(SQLStatement("SELECT id FROM samples")) {
            _ throws(SQLFailure) -> Int in throw refusal
          }
        }
      }
      #expect(try await database.samples().count == 2)
    },
    ContractCheck("Serializes transactions that change the same row") { database in
      try await database.insert([Sample(id: 1, number: .integer(0))])
      try await concurrently(50) { _ in try await increment(database) }
      #expect(try await database.samples() == [Sample(id: 1, number: .integer(50))])
    },
    ContractCheck("Reads from concurrent tasks") { database in
      try await database.insert((1...20).map { Sample(id: $0) })
      let counts = try await concurrently(20) { _ in try await database.samples().count }
      #expect(counts == Array(repeating: 20, count: 20))
    },
    ContractCheck("Throws in a cancelled task, before it begins") { database async throws in
      await #expect(throws: SQLFailure.cancelled) {
        try await inCancelledTask { try await database.insert([Sample(id: 1)]) }
      }
      await #expect(throws: SQLFailure.cancelled) {
        try await inCancelledTask { try await database.samples() }
      }
      #expect(try await database.samples().isEmpty)
    },
    ContractCheck("Stops a query if its task is cancelled") { database async throws in
      let reading = Task {
        try await database.read { connection throws(SQLFailure) in
          unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
          return try connection.first(numbers("COUNT(*)", to: 30_000_000)) { $0 }
        }
      }
      await #expect(throws: SQLFailure.cancelled) { try await reading.value }
      #expect(try await database.rows("SELECT 1") == [SQLRow([.integer(1)])])
    },
    ContractCheck("Completes a write transaction even if its task is cancelled") { database in
      let writing = Task {
        try await database.write { connection throws(SQLFailure) in
          try connection.run(Sample(id: 1).insertion)
          unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
          for id in 2...1000 { try connection.run(Sample(id: Int64(id)).insertion) }
        }
      }
      try await writing.value
      #expect(try await database.samples().count == 1000)
    },
    ContractCheck("Each change of the data makes a new version") { database in
      let changes: [SQLText] = [
        "INSERT INTO samples (id) VALUES (1)", "UPDATE samples SET number = 2",
        "DELETE FROM samples", "INSERT INTO samples (id) VALUES (1)",
      ]
      var versions = [await database.dataVersion()]
      for change in changes {
        try await database.run(change)
        let version = await database.dataVersion()
        #expect(version != nil && !versions.contains(version), "\(change)")
        versions.append(version)
      }
    },
  ]

  /// Makes a query for the numbers 1, 2, 3, …, up to an end, so that a failing test does not hang.
  static func numbers(_ column: SQLText, to end: Int64) -> SQLStatement {
    SQLStatement(
      """
      WITH RECURSIVE numbers (number) AS (
        SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < $1
      )
      SELECT \(column) FROM numbers
      """, [.integer(end)])
  }

  /// Reads the number of row 1 and writes it back incremented.
  private static func increment(_ database: any SQLDatabase) async throws(SQLFailure) {
    try await database.write { connection throws(SQLFailure) in
      let number = try connection.first(SQLStatement("SELECT number FROM samples WHERE id = 1")) {
        row throws(SQLFailure) in try row.integer(0)
      }
      try connection.run(
        SQLStatement(
          "UPDATE samples SET number = $1 WHERE id = 1", [.integer((number ?? 0) + 1)]))
    }
  }
}
