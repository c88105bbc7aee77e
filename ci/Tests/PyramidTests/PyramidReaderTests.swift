import Foundation
import Pyramid
import Testing
import Toolbox

@Suite struct PyramidReaderTests {
  @Test func countsFunctionsAndProgramsByModule() throws {
    let level = try read([
      "Tests/Unit/Core/A.swift":
        "@Suite struct A {\n  @Test func a() {}\n  @Test(arguments: [1]) func b(_: Int) {}\n}",
      "Tests/Unit/Core/Cases/TypeCheck/B.swift": "let a = 1",
      "Tests/Unit/Bookmarks/C.swift": "// @Test\n@Test\nfunc c() {}",
      "reports/unit.xml": report(
        ("CoreUnitTests.A", 0.5), ("CoreUnitTests.A", 0.25), ("BookmarksUnitTests", 1)),
    ])
    #expect(level.gaps == [])
    #expect(level.written == ["Core": 2, "Bookmarks": 1])
    #expect(level.total == TestMeasure(functions: 3, programs: 1, seconds: 2))
    #expect(
      level.modules == [
        "Core": TestMeasure(functions: 2, programs: 1, seconds: 0.5),
        "Bookmarks": TestMeasure(functions: 1, seconds: 1),
      ])
  }

  @Test func theTestsOfTheExamplesBelongToNoModule() throws {
    let level = try read([
      "Tests/Unit/A.swift": "@Test func a() {}", "reports/unit.xml": report(("UnitTests", 1)),
    ])
    #expect(level.written == ["Examples": 1])
    #expect(level.modules.mapValues(\.functions) == ["Examples": 1])
  }

  @Test func aReportThatIsMissingIsAGap() throws {
    let level = try read(["Tests/Unit/Core/A.swift": "@Test func a() {}"])
    #expect(level.gaps == ["reports/unit.xml is missing"])
  }

  @Test func testsOfAnotherLevelAreAGap() throws {
    let level = try read(["reports/unit.xml": report(("CoreIntegrationTests", 1))])
    #expect(level.gaps.first?.contains("“CoreIntegrationTests”") == true)
    #expect(level.total.functions == 0)
  }

  @Test func aReportThatCannotBeReadIsAFailure() {
    #expect(throws: ToolFailure.self) { try read(["reports/unit.xml": "<testsuites>"]) }
  }

  @Test func readsTheSecondsOfTheStages() throws {
    let files = ["reports/stages.tsv": "lint\t3\nbuild\t180\n", "reports/unit.xml": report()]
    let stages = try inFolder(files) { try $0.read().stages }
    #expect(
      stages == [StageTime(name: "lint", seconds: 3), StageTime(name: "build", seconds: 180)])
  }

  @Test func countsTheFeaturesByTheirFolders() throws {
    let files = [
      "Modules/Core/Domain/A.swift": "", "Modules/News/Domain/A.swift": "",
      "Modules/News/Router/A.swift": "", "Modules/Recipes/Domain/A.swift": "",
      "Modules/README.md": "", "reports/unit.xml": report(),
    ]
    #expect(try inFolder(files) { try $0.read().features } == 2)
  }

  private func read(_ files: [String: String]) throws -> LevelMeasure {
    try inFolder(files) { try #require(try $0.read().levels.first) }
  }

  /// Makes a checkout of some files, which is gone again afterwards. Its path has a blank in it.
  private func inFolder<Result>(
    _ files: [String: String], _ body: (PyramidReader) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "seams \(UUID())")
    let repository = Repository(root: folder.path(percentEncoded: false))
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files { try repository.write(text, to: path) }
    let rule = LevelRule(name: "unit", suffix: "UnitTests", folder: "Tests/Unit")
    return try body(
      PyramidReader(
        repository: repository, reports: repository.path("reports"),
        rules: PyramidRules(levels: [rule], floors: []), tools: nil))
  }

  private func report(_ tests: (String, Double)...) -> String {
    let cases = tests.map { "<testcase classname=\"\($0.0)\" name=\"a()\" time=\"\($0.1)\"/>" }
    return "<testsuites><testsuite time=\"2\">\(cases.joined())</testsuite></testsuites>"
  }
}
