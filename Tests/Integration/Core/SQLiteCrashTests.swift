import CoreDomain
import CoreInfrastructure
import Dispatch
import Glibc
import TestSupport
import Testing

/// A program that is killed loses nothing that it acknowledged and leaves nothing half done.
@Suite struct SQLiteCrashTests {
  /// One file for all rounds, so that each round begins with what the one before it left.
  @Test func keepsEveryAcknowledgedChangeOfAProgramThatIsKilled() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path("crash.sqlite")
      var acknowledged: Int64 = 0
      for round in 0..<Self.rounds {
        let program = CrashingProgram(
          path: path, first: acknowledged + 1, count: Int64(round % 5),
          pause: UInt64(round) * 97_003)
        let result = await #expect(
          processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
        ) { [program = program as CrashingProgram] in
          try await program.run()
        }
        acknowledged = max(
          acknowledged, CrashingProgram.last(in: try #require(result).standardOutputContent))
        let database = try await CrashingProgram.open(path)
        let rows = try await database.numberedRows()
        // The last change may have been made, and the program killed before it could say so.
        #expect(rows == acknowledged || rows == acknowledged + 1)
        acknowledged = rows
        let complaints = try await database.complaints(about: "numbers")
        #expect(complaints == [])
      }
      #expect(acknowledged >= Self.rounds)
    }
  }

  private static let rounds = 24
}

/// What the killed process runs: numbered changes, each of which touches two tables and an index.
private struct CrashingProgram: Codable {
  let path: String
  /// The number of the first row.
  let first: Int64
  /// After how many further acknowledgements the killer starts.
  let count: Int64
  /// How many nanoseconds the killer counts before it strikes; what the program is doing then is
  /// different each time.
  let pause: UInt64

  static let index = SQLiteTextIndex(name: "numbers")
  static let migrations = [
    SQLMigration(
      feature: "Crash", number: 1,
      statements: [
        "CREATE TABLE firsts (number BIGINT PRIMARY KEY)",
        "CREATE TABLE seconds (number BIGINT PRIMARY KEY, text TEXT NOT NULL)",
      ] + index.creation)
  ]

  static func open(_ path: String) async throws(SQLFailure) -> SQLiteDatabase {
    try await SQLiteDatabase.open(path: path, migrations: migrations)
  }

  /// Writes rows, acknowledges each on standard output, and is killed while it goes on.
  func run() async throws {
    let database = try await Self.open(path)
    for number in first... {
      try await database.write { connection throws(SQLFailure) in
        try connection.run(
          SQLStatement("INSERT INTO firsts (number) VALUES ($1)", [.integer(number)]))
        let text = String(repeating: "number \(number) 第\(number)番 ", count: 50)
        try Self.index.put(text, for: number, over: connection)
        try connection.run(
          SQLStatement(
            "INSERT INTO seconds (number, text) VALUES ($1, $2)",
            [.integer(number), .text(text)]))
      }
      print("acknowledged \(number)")
      fflush(nil)
      if number == first + count { startKiller() }
    }
  }

  private func startKiller() {
    DispatchQueue(label: "killer").async {
      let end = DispatchTime.now().uptimeNanoseconds + pause
      while DispatchTime.now().uptimeNanoseconds < end {}
      Glibc.kill(getpid(), SIGKILL)
    }
  }

  /// The last number that a program acknowledged; 0 when there is none.
  static func last(in output: [UInt8]) -> Int64 {
    String(decoding: output, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: "acknowledged ").last.flatMap { Int64($0) } }.last ?? 0
  }
}

extension SQLDatabase {
  /// How many rows there are, after a look at whether they are all there and whole.
  fileprivate func numberedRows() async throws -> Int64 {
    let counts = try await read { connection throws(SQLFailure) in
      let found = CrashingProgram.index.condition(
        on: "number", containing: ["番"], placeholdersFrom: 1)
      return try connection.rows(
        SQLStatement(
          """
          SELECT COUNT(*), MAX(number) FROM firsts UNION ALL
          SELECT COUNT(*), MAX(number) FROM seconds UNION ALL
          SELECT COUNT(*), MAX(number) FROM firsts WHERE \(found.text)
          """, found.values)
      ) { row throws(SQLFailure) in
        [try row.integer(0), try row.optionalInteger(1) ?? 0]
      }
    }
    #expect(Set(counts.joined()).count == 1, "\(counts)")
    return counts[0][0]
  }
}
