import Testing

@testable import TestSupport

/// The known holes of the compiler: each still exists, names another guard, and is monitored.
@Suite struct HoleRules {
  @Test func acceptAWrongProgramThatCompiles() async throws {
    try await withHole("private let number = 1") { verdict in
      #expect(verdict.problems == [])
    }
  }

  @Test func reportAHoleThatTheCompilerHasClosed() async throws {
    try await withHole("private let number: Int = true") { verdict in
      #expect(verdict.problems.map(\.line) == [5])
      let message = try #require(verdict.problems.first?.message)
      #expect(message.hasPrefix("the compiler refuses this now: cannot convert value"))
      #expect(message.contains("[cannot_convert_initializer_value]"))
      #expect(message.contains("Make a case of it"))
    }
  }

  @Test func doNotCountHolesAsCases() async throws {
    let files = ["Holes/Hole.swift": hole("let a: Int = true"), "SIL/A.swift": Program().text]
    try await withCases(files) { cases in
      let defects = try await cases.verdictsOnDefects().map(\.file.name)
      let problems = try await cases.verdictsOnTwins().flatMap(\.problems)
      let names = try cases.names()
      #expect(defects == ["A"])
      #expect(problems == [])
      #expect(names == ["A"])
    }
  }

  @Test(arguments: [
    ("// A comment.\n///\n/// Caught by nobody.\n", "start the file with"),
    ("/// A sentence.\n///\n/// Nobody sees it.\n", "name in the third line what catches it"),
    ("/// A sentence.\n///\n/// Caught by the\n/// next one\n", "name in the third line what"),
    (
      "/// A sentence.\n///\n/// Caught by a\n/// test.\n\n#if FAIL\n#endif\n", "a hole is compiled"
    ),
  ])
  func rejectAMalformedHole(_ text: String, _ reason: String) throws {
    let problems = CaseFile(path: "Hole.swift", text: text).malformationsOfHole
    let problem = try #require(problems.first)
    #expect(problem.message.hasPrefix(reason))
    #expect(problems.count == 1)
  }

  private func hole(_ code: String) -> String {
    "/// A sentence.\n///\n/// Caught by nobody.\n\n\(code)\n"
  }

  private func withHole(
    _ code: String, _ body: (Verdict) throws -> Void
  ) async throws {
    let files = ["Holes/Hole.swift": hole(code), "SIL/Case.swift": Program().text]
    try await withCases(files) { cases in
      try body(try #require(try await cases.verdictsOnHoles().first))
    }
  }
}
