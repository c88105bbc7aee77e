import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@Suite struct SQLTextIndexContractTests {
  @Test(arguments: SQLTextIndexContract.checks, SQLEngine.allCases)
  func holdsForTheIndexOfAnEngine(
    _ check: ContractCheck<SQLTextIndexWorld>, _ engine: SQLEngine
  ) async throws {
    try await run(check, on: engine) { name in
      switch engine {
      case .file, .memory: SQLiteTextIndex(name: name)
      case .server: PostgreSQLTextIndex(name: name)
      }
    }
  }

  @Test(arguments: SQLTextIndexContract.checks, [SQLEngine.memory, .server])
  func holdsForAScan(
    _ check: ContractCheck<SQLTextIndexWorld>, _ engine: SQLEngine
  ) async throws {
    try await run(check, on: engine) { ScanningTextIndex(name: $0) }
  }

  private func run(
    _ check: ContractCheck<SQLTextIndexWorld>, on engine: SQLEngine,
    _ index: (String) -> any SQLTextIndex
  ) async throws {
    let (one, two) = (index("one"), index("two"))
    try await engine.withPlace { place in
      let migrations = SQLTextIndexWorld.migrations(index: one, other: two)
      try await check(
        SQLTextIndexWorld(database: try await place.open(migrations), index: one, other: two))
    }
  }
}
