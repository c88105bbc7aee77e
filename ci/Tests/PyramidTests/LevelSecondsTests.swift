import Pyramid
import Testing
import Toolbox

@Suite struct LevelSecondsTests {
  @Test func areReadFromWhatAPictureSays() {
    let picture = """
      <desc id="description">From the base up. Type-level: 150 programs in 33 test functions, 3.5 \
      seconds. Unit: 1 test function, 1.0 second. End-to-end: 53 test functions, 13 seconds.</desc>
      <text>Integration: 2 test functions, 5 seconds.</text>
      """
    #expect(
      LevelSeconds(picture: picture)
        == LevelSeconds(seconds: ["type-level": 3.5, "unit": 1, "end-to-end": 13]))
  }

  @Test(arguments: ["", "<desc>", "</desc><desc>", "<desc>Unit: soon.</desc>"])
  func ofAPictureThatSaysNothingAreUnknown(_ picture: String) {
    #expect(LevelSeconds(picture: picture).seconds.isEmpty)
  }

  @Test func areTakenFromTheReportOfTheSameTests() throws {
    let seconds = try LevelSeconds(report: try report(functions: 4), of: sources(functions: 4))
    #expect(seconds.seconds == ["unit": 9.34])
  }

  @Test func ofOtherTestsAreRefused() throws {
    let report = try report(functions: 4)
    let failure = #expect(throws: ToolFailure.self) {
      try LevelSeconds(report: report, of: sources(functions: 5))
    }
    #expect(
      failure?.description.hasPrefix(
        "4 tests of the level “unit” were measured, and 5 are written. Run “make test”") == true)
  }

  @Test(arguments: ["", "{}", "[1]"])
  func ofNoReportAreRefused(_ report: String) {
    let failure = #expect(throws: ToolFailure.self) { try LevelSeconds(report: report, of: [:]) }
    #expect(failure?.description.contains("Run “make pyramid” first.") == true)
  }

  private func sources(functions: Int) -> [String: LevelSources] {
    ["unit": LevelSources(functions: ["Core": functions])]
  }

  private func report(functions: Int) throws -> String {
    let level = LevelMeasure(
      name: "unit", total: TestMeasure(functions: functions, seconds: 9.34))
    return try PyramidFile(report: PyramidReport(levels: [level], coverage: []), findings: [])
      .json()
  }
}
