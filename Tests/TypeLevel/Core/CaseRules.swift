import FoundationEssentials
import Testing

@testable import TestSupport

/// The type-level suite itself: a malformed case or a failing compiler never passes.
@Suite struct CaseRules {
  @Test func acceptAWellFormedCase() async throws {
    let files = ["TypeCheck/Case.swift": Program().text, "TypeCheck/Pair.swift": Program().pair]
    try await withCases(files) { cases in
      for verdict in try await cases.verdictsOnDefects() + cases.verdictsOnTwins() {
        #expect(verdict.problems == [])
      }
    }
  }

  @Test(arguments: [
    (Program(opening: "// A comment."), "start the file with"),
    (Program(opening: "/// No full stop"), "start the file with"),
    (Program(owner: "/// By ``Type``."), "name in the third line what states this"),
    (Program(expectation: ""), "write the compiler's error"),
    (Program(expectation: "// expected-FAIL-error {{}}"), "expect an error by its identifier"),
    (Program(expectation: "// expected-FAIL-error {{cannot}}"), "expect an error by its"),
    (Program(expectation: "// expected-error {{[an_error]}}"), "expect an error by its identifier"),
    (Program(twin: ""), "the twin differs from the defect in one line"),
    (Program(twin: "let a = 1\nlet b = 2"), "the twin differs from the defect in one line"),
    (Program(defect: "// A comment."), "the twin differs from the defect in one line"),
    (Program(twin: "#if DEBUG\nlet a = 1\n#endif"), "write the defect and its twin as one"),
  ])
  func rejectAMalformedCase(_ program: Program, _ reason: String) throws {
    let problems = CaseFile(path: "Case.swift", text: program.text).malformations
    let problem = try #require(problems.first)
    #expect(problem.message.hasPrefix(reason))
  }

  @Test(arguments: [
    (Program(twin: ""), "end the function with the defect and, in the next line, its twin"),
    (Program(twin: "let a = 1\n  let b = 2"), "end the function with"),
    (Program(twin: "let a = 1\n}\nfunc g() {"), "end the function with"),
    (Program(expectation: "", twin: "let a = 1  // expected-error {{[id]}}"), "end the function"),
    (Program(opening: "/// expected-error@+6 {{[id]}}.", expectation: ""), "end the function with"),
    (Program(expectation: ""), "write the compiler's error"),
    (Program(expectation: "// expected-warning {{[id]}}"), "expect an error by its identifier"),
  ])
  func rejectAMalformedPair(_ program: Program, _ reason: String) throws {
    let problems = CaseFile(path: "Case.swift", text: program.pair).malformations
    #expect(problems.contains { $0.message.hasPrefix(reason) })
  }

  /// The error in the line above must not hide the errors of the twin.
  @Test(arguments: [
    "let number: Int = true", "_ = fail()", "_ = { () throws(E) in try fail() }", "_ = actor.a",
  ])
  func reportATwinOfAPairThatDoesNotCompile(_ twin: String) async throws {
    let declarations = """
      private struct E: Error {}
      private func fail() throws -> Int { throw E() }
      private actor A { var a = 1 }
      private let actor = A()
      """
    try await withCases(["TypeCheck/Case.swift": Program(twin: twin).pair + declarations]) {
      cases in
      for verdicts in [try await cases.verdictsOnDefects(), try await cases.verdictsOnTwins()] {
        #expect(verdicts.flatMap(\.problems).contains { $0.line == 7 })
      }
    }
  }

  @Test func reportADefectThatCompilesAtItsLine() async throws {
    let harmless = Program(defect: "let number: Int = 1")
    for text in [harmless.text, harmless.pair] {
      try await withCases(["TypeCheck/Case.swift": text]) { cases in
        let problem = try #require(try await cases.verdictsOnDefects().first?.problems.first)
        #expect(problem.line == 6)
        #expect(problem.message.hasPrefix("expected error not produced"))
        #expect(try await cases.verdictsOnTwins().flatMap(\.problems) == [])
      }
    }
  }

  @Test func reportAnUnexpectedError() async throws {
    let other = Program(expectation: "// expected-FAIL-error {{[missing_return_decl]}}")
    try await withCases(["TypeCheck/Case.swift": other.text]) { cases in
      let problems = try await cases.verdictsOnDefects().flatMap(\.problems)
      #expect(problems.contains { $0.message.hasPrefix("incorrect message found") })
    }
  }

  @Test func reportATwinThatDoesNotCompile() async throws {
    let wrong = Program(twin: "let number: Int = true")
    try await withCases(["TypeCheck/Case.swift": wrong.text]) { cases in
      let defects = try await cases.verdictsOnDefects().flatMap(\.problems)
      let twins = try await cases.verdictsOnTwins().flatMap(\.problems)
      #expect(defects == [])
      #expect(twins.map(\.line) == [8])
    }
  }

  @Test(arguments: ["Case.swift", "Lowering/Case.swift", "TypeCheck/Case.txt"])
  func rejectAFileThatIsNeverCompiled(_ path: String) async throws {
    let files = [path: Program().text, "SIL/Other.swift": Program().text]
    try await withCases(files) { cases in
      await #expect(throws: CompilerFailure.self) { try await cases.verdictsOnTwins() }
    }
  }

  @Test(arguments: [[:], ["Holes/Hole.swift": "/// A sentence.\n///\n/// Caught by nobody.\n"]])
  func rejectAFolderWithoutCases(_ files: [String: String]) async throws {
    try await withCases(files) { cases in
      await #expect(throws: CompilerFailure.self) { try await cases.verdictsOnTwins() }
    }
  }

  @Test func failIfAModuleIsMissing() async throws {
    let alone = Program(owner: "/// Stated by ``Type``.\nimport NoSuchModule")
    try await withCases(["TypeCheck/Case.swift": alone.text]) { cases in
      await #expect {
        try await cases.verdictsOnDefects()
      } throws: { error in
        if case CompilerFailure.missingModule = error { true } else { false }
      }
    }
  }

  @Test(arguments: ["kill -SEGV $$", "exit 1", "echo 'Case.swift:1:1: error: no' >&2"])
  func failIfTheCompilerCrashes(_ script: String) async throws {
    let plan = #"    args: ["FOLDER/bin/swiftc","-module-name","TestSupport","-package-name","p"]"#
    let files = [
      "bin/swift-frontend": "#!/bin/sh\n\(script)\n", "plan.yaml": plan,
      "Cases/TypeCheck/Case.swift": Program().text,
    ]
    try await withFolder(files) { folder in
      let compiler = try SwiftFrontend(
        settingsOf: "TestSupport", in: BuildPlan(plan: "\(folder)/plan.yaml", products: folder))
      let cases = CaseFolder(path: "\(folder)/Cases", of: "TestSupport")
      await #expect {
        try await cases.verdicts(defective: true, by: compiler)
      } throws: { error in
        if case CompilerFailure.crashed = error { true } else { false }
      }
    }
  }
}
