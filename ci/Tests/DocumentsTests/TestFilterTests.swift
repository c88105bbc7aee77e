import Documents
import Evidence
import Testing

/// Filters of tests, and what a document says that they come to.
@Suite struct TestFilterTests {
  @Test(arguments: [
    ("unit", "KilnTests"), ("unit", "KilnTests|PotTests"), ("unit", "^ShopUnitTests\\."),
    ("unit", "KilnTests/staysHot"), ("end-to-end", "ProgramTests"), ("unit", "^{Feature}UnitTests"),
    ("unit", "Kiln…Tests"),
  ])
  func aFilterThatFindsTestsIsFine(level: String, filter: String) throws {
    #expect(try found("```sh\nmake compile\nci/test \(level) '\(filter)'\n```") == [])
    #expect(try found("By `ci/test \(level) '\(filter)'`.") == [])
  }

  @Test(arguments: [
    ("unit", "OvenTests"), ("integration", "KilnTests"), ("unit", "ProgramTests"), ("unit", "("),
    ("unit", "KilnTests/getsCold"),
  ])
  func aFilterThatFindsNoneIsSaid(level: String, filter: String) throws {
    let said = "“\(filter)” finds no test at the level “\(level)”."
    #expect(
      try found("```sh\nmake compile\nci/test \(level) '\(filter)'\n```") == ["5 \(said)"])
    #expect(try found("By `ci/test \(level) '\(filter)'`.") == ["3 \(said)"])
  }

  @Test func aFilterOfASuiteThatTheReaderWritesIsFine() throws {
    let suite = "```sh\ncat >A.swift <<'SWIFT'\n@Suite struct GlazeTests {}\nSWIFT\n```\n\n"
    #expect(try found(suite + "```sh\nci/test unit 'GlazeTests'\n```") == [])
    #expect(try found(suite + "```sh\nci/test unit 'ClayTests'\n```").count == 1)
  }

  @Test(arguments: [
    ("KilnTests", "2 tests in 1 suite"), ("KilnTests|PotTests", "3 tests in 2 suites"),
    ("PotTests", "1 test in 1 suite"),
  ])
  func aRunWithAsManyTestsIsFine(filter: String, outcome: String) throws {
    #expect(try found(exercise(filter, outcome)) == [])
  }

  @Test func aRunOfAnotherNumberIsSaid() throws {
    #expect(
      try found(exercise("KilnTests", "3 tests in 1 suite")) == [
        "8 The filter finds 2 tests in 1 suite, and not 3 tests in 1 suite."
      ])
    #expect(
      try found(exercise("KilnTests|PotTests", "3 tests in 1 suite")) == [
        "8 The filter finds 3 tests in 2 suites, and not 3 tests in 1 suite."
      ])
  }

  @Test func aTestThatTheReaderAddsCounts() throws {
    let edit = "```diff\n+  @Test func isRound() {}\n+  // @Test\n```\n\n"
    #expect(try found(edit + exercise("KilnTests", "3 tests in 1 suite")) == [])
  }

  /// One block may show the end of the first of two commands.
  @Test func oneOfTheCommandsBeforeIsEnough() throws {
    let commands = "```sh\nci/test unit 'KilnTests'\nci/test end-to-end 'ProgramTests'\n```\n\n"
    for outcome in ["2 tests in 1 suite", "1 test in 1 suite"] {
      #expect(try found(commands + shown(outcome)) == [])
    }
    #expect(try found(commands + shown("3 tests in 1 suite")).count == 1)
  }

  @Test func aRunThatNoCommandStandsBeforeIsPassedOver() throws {
    #expect(try found(shown("70 tests in 1 suite")) == [])
    #expect(
      try found(
        exercise("KilnTests", "2 tests in 1 suite") + "\n\n## Next\n\n"
          + shown("70 tests in 1 suite"))
        == [])
  }

  private func exercise(_ filter: String, _ outcome: String) -> String {
    "```sh\nci/test unit '\(filter)'\n```\n\n" + shown(outcome)
  }

  private func shown(_ outcome: String) -> String {
    "```text\n✘ Test run with \(outcome) failed after 0.06 seconds with 4 issues.\n```"
  }

  private func found(_ words: String) throws -> [String] {
    var project = try SampleProject.make()
    project.tests.add(
      SourceFile(
        path: "Tests/Unit/Shop/A.swift", module: "ShopUnitTests",
        tests: ["KilnTests/staysHot", "KilnTests/isLit", "PotTests/isRound"]))
    project.tests.add(
      SourceFile(
        path: "Tests/EndToEnd/Shop/A.swift", module: "ShopEndToEndTests",
        tests: ["ProgramTests/runs"]))
    return try findings(
      of: .filter, in: ["README.md": "# Exercise\n\n\(words)\n"], project: project)
  }
}
