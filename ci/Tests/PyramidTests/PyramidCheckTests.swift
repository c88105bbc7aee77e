import Pyramid
import Testing

@Suite struct PyramidCheckTests {
  @Test func aPyramidThatStandsHasNoFinding() {
    #expect(check { _ in } == [])
  }

  @Test(arguments: [
    Defect("shape", "20 test functions at the level “unit”, and 20 above it at “integration”") {
      $0.levels[1].total.functions = 20
      $0.levels[1].modules = ["Core": TestMeasure(functions: 20)]
      $0.levels[1].written = ["Core": 20]
    },
    Defect("empty-level", "No test ran at the level “integration”") {
      $0.levels[1].total.functions = 0
    },
    Defect("level-gap", "reports/unit.xml is missing", "docs/pyramid.md:5") {
      $0.levels[0].gaps = ["reports/unit.xml is missing"]
    },
    Defect("tests-not-run", "Test functions of “Core” in Tests/Unit: 21 are written, and 20 ran") {
      $0.levels[0].written = ["Core": 21]
    },
    Defect("tests-not-run", "Test functions of “News” in Tests/Unit: 1 are written, and 0 ran") {
      $0.levels[0].written = ["Core": 19, "News": 1]
    },
    Defect("tests-not-run", "Test functions of “Core” in Tests/Unit: 0 are written, and 20 ran") {
      $0.levels[0].written = ["News": 20]
    },
    Defect("tests-failed", "3 tests of the level “unit” failed") { $0.levels[0].failures = 3 },
    Defect("row-matches-nothing", "Tests/Unit has no test", "docs/pyramid.md:5") {
      $0.levels[0].written = [:]
      $0.levels[0].gaps = ["reports/unit.xml is missing"]
    },
    Defect("below-floor", "reach 89.9 % of the lines of Apps/CLI; its floor is 90.0 %", "A.swift") {
      $0.coverage[0].reached = 8999
    },
    Defect("without-floor", "Modules/News/Domain has no floor", "docs/pyramid.md") {
      $0.coverage.append(ModuleCoverage(module: "Modules/News/Domain", lines: 1, reached: 1))
    },
    Defect("row-matches-nothing", "“Apps/*” matches no module", "docs/pyramid.md:9") {
      $0.coverage[0].module = "Modules/Core/Domain"
    },
  ])
  func saysWhatIsWrongAndWhatToDo(_ defect: Defect) {
    let findings = check(defect.plant).map(\.description)
    #expect(
      findings.contains { finding in
        finding.hasPrefix("\(defect.rule): ") && finding.contains(defect.what)
          && (finding.firstRange(of: "Instead: ").map {
            finding[$0.upperBound...].contains(defect.instead)
          } ?? false)
      }, "\(findings)")
  }

  @Test func aBusyMachineIsNoFinding() {
    #expect(check { $0.levels[0].total.seconds = 1_000_000 } == [])
  }

  @Test func whatALevelThatDidNotRunWouldReachIsNotGuessed() {
    let findings = check {
      $0.levels[0].gaps = ["reports/unit.xml is missing"]
      $0.levels[0].total.functions = 0
      $0.coverage[0].reached = 0
    }
    #expect(findings.map(\.rule) == [.levelGap])
  }

  @Test(arguments: [(0, []), (1, [PyramidFinding.Rule.rowMatchesNothing])])
  func aFloorOfFeaturesWaitsForTheFirstOne(_ features: Int, _ found: [PyramidFinding.Rule]) {
    let floor = CoverageFloor(pattern: "Modules/*/ViewModel", percent: 90, line: 10)
    #expect(check(floors: [floor]) { $0.features = features }.map(\.rule) == found)
  }

  private func check(
    floors: [CoverageFloor] = [], _ plant: (inout PyramidReport) -> Void
  ) -> [PyramidFinding] {
    let rules = PyramidRules(
      levels: [
        LevelRule(
          name: "unit", suffix: "UnitTests", folder: "Tests/Unit",
          widerThan: "integration", line: 5),
        LevelRule(
          name: "integration", suffix: "IntegrationTests", folder: "Tests/Integration",
          line: 6),
      ], floors: [CoverageFloor(pattern: "Apps/*", percent: 90, line: 9)] + floors)
    var report = PyramidReport(
      levels: [
        LevelMeasure(
          name: "unit", total: TestMeasure(functions: 20, seconds: 1),
          modules: ["Core": TestMeasure(functions: 20, seconds: 1)], written: ["Core": 20]),
        LevelMeasure(
          name: "integration", total: TestMeasure(functions: 10, seconds: 1),
          modules: ["Core": TestMeasure(functions: 10, seconds: 1)], written: ["Core": 10]),
      ],
      coverage: [
        ModuleCoverage(
          module: "Apps/CLI", lines: 10_000, reached: 9_000, worstFile: "Apps/CLI/A.swift")
      ])
    plant(&report)
    return rules.check(report)
  }
}

/// Something wrong in a report, and what is to be said of it.
struct Defect: Sendable, CustomTestStringConvertible {
  let rule: String
  let what: String
  let instead: String
  let plant: @Sendable (inout PyramidReport) -> Void

  init(
    _ rule: String, _ what: String, _ instead: String = "",
    plant: @escaping @Sendable (inout PyramidReport) -> Void
  ) {
    self.rule = rule
    self.what = what
    self.instead = instead
    self.plant = plant
  }

  var testDescription: String { "\(rule): \(what)" }
}
