import Pyramid
import Testing

@Suite struct PyramidTextTests {
  @Test func showsStagesLevelsModulesAndCoverage() {
    let report = PyramidReport(
      levels: [
        LevelMeasure(
          name: "unit", total: TestMeasure(functions: 4, seconds: 1, linesOnly: 7),
          modules: ["Core": TestMeasure(functions: 4, programs: 2, seconds: 0.5, linesOnly: 7)])
      ],
      coverage: [ModuleCoverage(module: "Apps/CLI", lines: 10_000, reached: 9_999)],
      stages: [StageTime(name: "lint", seconds: 3)])
    #expect(
      PyramidText.lines(of: report).joined(separator: "\n") == """
          stage  seconds
          lint         3
          all          3

          level  module  functions  programs  seconds  s per test  lines only here
          unit   all             4         –     1.00      0.2500                7
                 Core            4         2     0.50      0.1250                7

          module    reached  lines     %
          Apps/CLI     9999  10000  99.9
          all          9999  10000  99.9
        """)
  }

  @Test func theFileHasTheNumbersTheFindingsAndSecondsPerTest() throws {
    let level = LevelMeasure(name: "unit", total: TestMeasure(functions: 4, seconds: 1))
    let finding = PyramidFinding(.shape, "It does not stand.", instead: "mend it.")
    let json = try PyramidFile(
      report: PyramidReport(levels: [level], coverage: []), findings: [finding]
    ).json()
    #expect(json.contains("\"secondsPerTest\" : 0.25"))
    #expect(json.contains("\"shape: It does not stand. Instead: mend it.\""))
  }
}
