import CoreDomain
import Testing

extension SQLDatabaseContract {
  static let statements: [ContractCheck<any SQLDatabase>] = [
    ContractCheck("Returns every kind of value as it was stored") { database in
      let numbers: [SQLValue] = [.null, .integer(0), .integer(.min), .integer(.max), .flag(true)]
      let measures: [SQLValue] = [.null, .real(0), .real(-1.5), .real(.greatestFiniteMagnitude)]
      let texts: [SQLValue] = [
        .null, .text(""), .text("it's"), .text("漫画 👩‍👩‍👧 é"),
        .text(String(repeating: "x", count: 70_000)),
      ]
      var samples: [Sample] = []
      for number in numbers { samples.append(Sample(id: Int64(samples.count), number: number)) }
      for measure in measures { samples.append(Sample(id: Int64(samples.count), measure: measure)) }
      for text in texts { samples.append(Sample(id: Int64(samples.count), text: text)) }
      try await database.insert(samples)
      #expect(try await database.samples() == samples)
    },
    ContractCheck("Binds values to placeholders by number") { database in
      try await database.insert([Sample(id: 1, text: .text("a")), Sample(id: 2, text: .text("b"))])
      let rows = try await database.rows(
        "SELECT id FROM samples WHERE text = $2 AND id = $1", [.integer(2), .text("b")])
      #expect(rows == [SQLRow([.integer(2)])])
    },
    ContractCheck("Binds a repeated placeholder to the same value") { database in
      try await database.insert([Sample(id: 1, number: .integer(1)), Sample(id: 2)])
      let rows = try await database.rows(
        "SELECT id FROM samples WHERE id = $1 AND number = $1", [.integer(1)])
      #expect(rows.count == 1)
    },
    ContractCheck("Never executes a bound value as SQL") { database in
      let text = SQLValue.text("'); DROP TABLE samples; --")
      try await database.insert([Sample(id: 1, text: text)])
      #expect(try await database.samples() == [Sample(id: 1, text: text)])
    },
    ContractCheck("Counts inserted, changed and deleted rows") { database in
      let inserted = try await database.run(
        "INSERT INTO samples (id) VALUES ($1), ($2), ($3)", [1, 2, 3].map { .integer($0) })
      let changed = try await database.run("UPDATE samples SET number = 1 WHERE id < 3")
      let deleted = try await database.run("DELETE FROM samples WHERE id = 1")
      let none = try await database.run("DELETE FROM samples WHERE id = 1")
      #expect([inserted, changed, deleted, none] == [3, 2, 1, 0])
    },
    ContractCheck("Runs several statements in order and counts their rows") { database in
      let counts = try await database.write { connection throws(SQLFailure) in
        let many = (1...1_100).map { Sample(id: $0).insertion }
        let changes: [SQLText] = [
          "UPDATE samples SET number = 1", "UPDATE samples SET number = number + 1 WHERE id < 3",
          "DELETE FROM samples WHERE number = 1",
        ]
        return [
          try connection.run(all: []), try connection.run(all: many),
          try connection.run(all: changes.map { SQLStatement($0) }),
        ]
      }
      let stored = try await database.samples()
      #expect(counts == [0, 1_100, 1_100 + 2 + 1_098])
      #expect(stored == [1, 2].map { Sample(id: $0, number: .integer(2)) })
    },
    ContractCheck("Stores nothing if one of several statements fails") { database async throws in
      await #expect {
        try await database.write { connection throws(SQLFailure) in
          try connection.run(all: [1, 2, 1, 3].map { Sample(id: $0).insertion })
        }
      } throws: { isConstraint($0) }
      #expect(try await database.samples().isEmpty)
    },
    ContractCheck("Rejects a query among several statements") { database async throws in
      await #expect(throws: SQLFailure.malformedStatement(reason: "the statement returns rows")) {
        try await database.write { connection throws(SQLFailure) in
          try connection.run(all: [Sample(id: 1).insertion, SQLStatement("SELECT 1")])
        }
      }
    },
    ContractCheck("Rejects a text with U+0000, and a query for it") { database async throws in
      for text in ["\u{0}", "a\u{0}b", "漫画\u{0}"] {
        await #expect(throws: SQLFailure.nulInText) {
          try await database.insert([Sample(id: 1, text: .text(text))])
        }
        await #expect(throws: SQLFailure.nulInText) {
          try await database.rows("SELECT id FROM samples WHERE text = $1", [.text(text)])
        }
      }
      #expect(try await database.samples().isEmpty)
    },
    ContractCheck("Sorts and compares texts by their bytes") { database in
      let texts = ["é", "b", "a", "B", "", "漫", "か", "e\u{301}", "ab", "a b"]
      try await database.insert(
        texts.enumerated().map { Sample(id: Int64($0), text: .text($1)) })
      let sorted = try await database.rows("SELECT text FROM samples ORDER BY text")
      let below = try await database.rows(
        "SELECT COUNT(*) FROM samples WHERE text < $1", [.text("a")])
      let bytes = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(sorted == bytes.map { SQLRow([.text($0)]) })
      #expect(below == [SQLRow([.integer(2)])])
    },
    ContractCheck("Reads every row of a result of many portions") { database in
      let count = try await database.read { connection throws(SQLFailure) in
        try connection.rows(numbers("number", to: 1_500)) { row throws(SQLFailure) in
          try row.integer(0)
        }
      }
      #expect(count == Array(1...1_500))
    },
    ContractCheck("Runs queries inside of queries, and the same one again after it") { database in
      let sums = try await database.read { connection throws(SQLFailure) in
        var sums: [Int64] = []
        for _ in 1...2 {
          try connection.visit(numbers("number", to: 3)) { row throws(SQLFailure) in
            let inner = numbers("number", to: try row.integer(0))
            for _ in 1...2 {
              sums.append(
                try connection.rows(inner) { row throws(SQLFailure) in try row.integer(0) }
                  .reduce(0, +))
            }
            return .continue
          }
        }
        return sums
      }
      #expect(sums == [1, 1, 3, 3, 6, 6, 1, 1, 3, 3, 6, 6])
    },
    ContractCheck("Counts the statement's own rows, not rows deleted by cascade") { database in
      try await database.insert([Sample(id: 1)])
      try await database.run("INSERT INTO notes (sample, text) VALUES (1, 'a'), (1, 'b')")
      let deleted = try await database.run("DELETE FROM samples")
      let notes = try await database.rows("SELECT text FROM notes")
      #expect(deleted == 1)
      #expect(notes.isEmpty)
    },
    ContractCheck("Returns the inserted rows of a RETURNING clause") { database in
      let ids = try await database.write { connection throws(SQLFailure) in
        try connection.rows(
          SQLStatement("INSERT INTO samples (id) VALUES (7) RETURNING id")
        ) { row throws(SQLFailure) in try row.integer(0) }
      }
      let stored = try await database.samples()
      #expect(ids == [7])
      #expect(stored == [Sample(id: 7)])
    },
    ContractCheck("Fetches no more rows after the caller stops") { database in
      let seen = try await database.read { connection throws(SQLFailure) in
        var seen: [Int64] = []
        try connection.visit(numbers("number", to: 10_000)) { row throws(SQLFailure) in
          seen.append(try row.integer(0))
          return seen.count < 2 ? .continue : .stop
        }
        return seen
      }
      #expect(seen == [1, 2])
    },
    ContractCheck("Decodes only the first row of a query for one row") { database in
      let first = try await database.read { connection throws(SQLFailure) in
        try connection.first(numbers("number", to: 10_000)) { row throws(SQLFailure) in
          let number = try row.integer(0)
          guard number == 1 else { throw .unexpectedValue("row \(number)") }
          return number
        }
      }
      #expect(first == 1)
    },
    refuses("a statement with a syntax error", "SELEC 1"),
    refuses("a missing table", "SELECT id FROM nowhere"),
    refuses("a missing column in double quotes", "SELECT \"nowhere\" FROM samples"),
    refuses("a placeholder without a value", "SELECT id FROM samples WHERE id = $1"),
    refuses("a value without a placeholder", "SELECT id FROM samples", [.integer(1)]),
    refuses("a placeholder without $1", "SELECT id FROM samples WHERE id = $2", [.null, .null]),
    refuses("more than one statement", "SELECT 1; SELECT 2"),
    refuses("an empty statement", ""),
    ContractCheck("Rejects a row whose parent is missing") { database in
      await #expect {
        try await database.run("INSERT INTO notes (sample, text) VALUES (9, 'a')")
      } throws: { isConstraint($0) }
    },
    ContractCheck("Runs a statement that failed before") { database in
      try await database.insert([Sample(id: 1)])
      await #expect { try await database.insert([Sample(id: 1)]) } throws: { isConstraint($0) }
      try await database.insert([Sample(id: 2, text: .text("b"))])
      #expect(try await database.samples() == [Sample(id: 1), Sample(id: 2, text: .text("b"))])
    },
  ]

  /// Checks that a query is rejected as malformed and that the database still works.
  private static func refuses(
    _ what: String, _ text: SQLText, _ values: [SQLValue] = []
  ) -> ContractCheck<any SQLDatabase> {
    ContractCheck("Rejects \(what)") { database async throws in
      await #expect {
        try await database.rows(text, values)
      } throws: { error in
        guard case .malformedStatement? = error as? SQLFailure else { return false }
        return true
      }
      #expect(try await database.rows("SELECT 1") == [SQLRow([.integer(1)])])
    }
  }

  static func isConstraint(_ error: any Error) -> Bool {
    guard case .constraint? = error as? SQLFailure else { return false }
    return true
  }
}
