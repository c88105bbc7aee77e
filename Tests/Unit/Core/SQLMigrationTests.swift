import CoreDomain
import Testing

@Suite struct SQLMigrationTests {
  @Test(
    arguments: [
      "CREATE TABLE lamps (id BIGINT NOT NULL UNIQUE)", "CREATE INDEX lamps_by_id ON lamps (id)",
      "CREATE VIRTUAL TABLE pieces USING fts5 (text)", "DROP INDEX lamps_by_id",
      "ALTER TABLE lamps ADD COLUMN name TEXT",
      "alter table lamps\nadd column lit BIGINT NOT NULL DEFAULT 0",
    ] as [SQLText])
  func acceptsAStepThatOnlyAdds(_ statement: SQLText) {
    #expect(step(statement).isExpansion)
  }

  @Test(
    arguments: [
      "DROP TABLE lamps", "ALTER TABLE lamps RENAME COLUMN id TO number",
      "ALTER TABLE lamps DROP COLUMN id", "ALTER TABLE lamps ADD COLUMN name TEXT NOT NULL",
      "ALTER TABLE lamps ADD COLUMN name TEXT UNIQUE", "CREATE UNIQUE INDEX one ON lamps (id)",
      "UPDATE lamps SET id = 1", "",
    ] as [SQLText])
  func rejectsAStepThatChangesWhatOthersUse(_ statement: SQLText) {
    #expect(!step("CREATE TABLE lamps (id BIGINT)", statement).isExpansion)
  }

  private func step(_ statements: SQLText...) -> SQLMigration {
    SQLMigration(feature: "Lamps", number: 1, statements: statements)
  }
}
