import CoreDomain
import CoreInfrastructure
import TestSupport
import Testing

/// A pooler runs each transaction on a different connection of the server.
@Suite struct PostgreSQLPoolerTests {
  @Test func worksBehindAPoolerOnlyWithoutPreparedStatements() async throws {
    try await withPostgreSQLServer { server, shell in
      // The pooler has two connections to the server, and uses them in turn.
      try await shell.run("pool")
      let address = try #require(
        PostgreSQLAddress("postgres://seams@/postgres?host=\(server.folder)/pool&port=6432"))
      let database = try await PostgreSQLDatabase.open(
        address, migrations: [ShelfMigrations.first],
        limits: PostgreSQLLimits(preparedStatements: 0))
      for shelf in 1...6 as ClosedRange<Int64> {
        try await database.add(shelf: shelf)
        #expect(try await database.shelves() == Array(1...shelf))
      }
      let preparing = try await PostgreSQLDatabase.open(address, migrations: [])
      await #expect {
        for _ in 1...3 { _ = try await preparing.shelves() }
      } throws: { error in
        (error as? SQLFailure)?.description.contains("Set databasePooler to true") == true
      }
    }
  }
}
