import Pyramid
import Testing
import Toolbox

@Suite struct PyramidRulesTests {
  @Test func readsBothTablesOfThePage() throws {
    let rules = try PyramidRules(text: page())
    #expect(
      rules.levels == [
        LevelRule(
          name: "unit", suffix: "UnitTests", folder: "Tests/Unit",
          widerThan: "integration", line: 5),
        LevelRule(
          name: "integration", suffix: "IntegrationTests", folder: "Tests/Integration",
          line: 6),
      ])
    #expect(rules.floors == [CoverageFloor(pattern: "Modules/*/Domain", percent: 90, line: 10)])
  }

  @Test(arguments: [
    (page(levels: ""), ":3: the table has no row"),
    (page(floors: ""), ":8: the table has no row"),
    ("# Nothing", "has no table whose first column is “level”"),
    (
      page(header: "| level | what |\n|---|---|", levels: "| a | b |"),
      "has the columns level | what."
    ),
    (page(levels: "| `unit` | rules | `*UnitTests` |"), ":5: the row has 3 cells, and 5 columns"),
    (page(floors: floor.replacing("90", with: "many")), ":10: “many” is no number above 0"),
    (page(floors: floor.replacing("90", with: "0")), ":10: “0” is no number above 0"),
    (page(levels: unit), ":5: “integration” is no level of the table"),
    (page(levels: "\(integration)\n\(integration)"), ":6: “integration” is there twice"),
    (page(floors: "\(floor)\n\(floor)"), "“Modules/*/Domain” is there twice"),
  ])
  func namesTheMistakeInThePage(_ text: String, _ part: String) {
    let failure = #expect(throws: ToolFailure.self) { try PyramidRules(text: text) }
    #expect(failure?.description.contains(part) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: [
    ("Modules/*/Domain", "Modules/Core/Domain", true),
    ("Modules/*/Domain", "Modules/Core/Testing", false),
    ("Apps/*", "Apps/CLI", true),
    ("Apps/*", "Apps/CLI/Bookmarks", false),
    ("docs/examples", "docs/examples", true),
  ])
  func aStarStandsForOneName(_ pattern: String, _ module: String, _ covers: Bool) {
    #expect(CoverageFloor(pattern: pattern, percent: 1).covers(module) == covers)
  }
}

private let header = """
  | level | what it checks | targets | folder | wider than |
  |---|---|---|---|---|
  """
private let unit = "| `unit` | rules | `*UnitTests` | `Tests/Unit` | `integration` |"
private let integration =
  "| `integration` | adapters | `*IntegrationTests` | `Tests/Integration` | – |"
private let floor = "| `Modules/*/Domain` | 90 |"

/// A page of rules; its first level stands on line 5.
private func page(
  header: String = header, levels: String = "\(unit)\n\(integration)", floors: String = floor
) -> String {
  "# Rules\n\n\(header)\n\(levels)\n\n| modules | lines, at least (%) |\n|---|---|\n\(floors)\n"
}
