import CoreDomain
import CoreInfrastructure
import Dispatch
import Glibc
import TestSupport
import Testing

/// A killed program loses no acknowledged change and leaves no partial change.
@Suite struct SQLiteCrashTests {
  /// All rounds use one file, so that each round starts with the state of the previous one.
  @Test func keepsEveryAcknowledgedChangeOfAKilledProcess() async throws {
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
        // The program may have been killed between the last change and its acknowledgement.
        #expect(rows == acknowledged || rows == acknowledged + 1)
        acknowledged = rows
        #expect(try await database.complaints(about: "numbers") == [])
      }
      #expect(acknowledged >= Self.rounds)
    }
  }

  private static let rounds = 24
}

/// The program that is killed: it writes numbered changes, each of which affects two tables and an
/// index.
private struct CrashingProgram: Codable {
  let path: String
  /// The number of the first row.
  let first: Int64
  /// The number of acknowledgements before the killer starts.
  let count: Int64
  /// The killer's delay in nanoseconds. It varies, so that each kill interrupts something else.
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

  /// Writes rows and acknowledges each on standard output until it is killed.
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

  /// Returns the last acknowledged number; 0 if there is none.
  static func last(in output: [UInt8]) -> Int64 {
    String(decoding: output, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: "acknowledged ").last.flatMap { Int64($0) } }.last ?? 0
  }
}

extension SQLDatabase {
  /// Returns the number of rows after checking that they are complete.
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
