import Proofs
import Testing
import Toolbox

@Suite struct ViolationTests {
  @Test func isReadFromItsHeadAndItsDiff() throws {
    let violation = try Violation(
      name: "arch/a",
      text: head + "Also: lint: .*\nProves: rule cycle\nProves: setting X\nBatch: b\n\n" + diff)
    #expect(violation.guardName == "arch")
    #expect(violation.expectations == [ExpectedFinding(finding: "cycle", reason: "A.*B")])
    #expect(violation.companions == ["lint: .*"])
    #expect(violation.subjects == ["rule cycle", "setting X"])
    #expect(violation.batch == "b")
    #expect(violation.breaks == "It cannot be built.")
    #expect(violation.patch.paths == ["x"])
  }

  @Test(arguments: [
    ("Guard: arch\nBreaks: It breaks.\n", "anything red would do"),
    ("Guard: arch\nFinding: a\n", "“Breaks:” is missing"),
    ("Guard: arch\nFinding: a\nBreaks: no full stop\n", "is no sentence"),
    ("Finding: a\nBreaks: It breaks.\n", "“Guard:” is missing"),
    ("Guard: a\nGuard: b\nFinding: a\nBreaks: It breaks.\n", "more than once"),
    ("Guard: a\nBecause: (\nBreaks: It breaks.\n", "no regular expression"),
    ("Gaurd: a\n", "“Gaurd” means nothing. It can be Guard"),
    ("what is this\n", "is no “Key: value”"),
  ])
  func refusesAHeadThatProvesNothing(_ head: String, _ reason: String) {
    let failure = #expect(throws: ToolFailure.self) {
      try Violation(name: "v", text: head + "\n" + diff)
    }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: [
    (ExpectedFinding(finding: "cycle"), true), (ExpectedFinding(finding: "cycl"), false),
    (ExpectedFinding(reason: "a\\.swift:3.*sees B"), true),
    (ExpectedFinding(reason: "sees C"), false),
    (ExpectedFinding(finding: "cycle", reason: "sees C"), false),
    (ExpectedFinding(place: .init(path: "a.swift", line: 3)), true),
    (ExpectedFinding(place: .init(path: "a.swift", line: 4)), false), (ExpectedFinding(), true),
  ])
  func expectsARuleAReasonAndAPlace(_ expectation: ExpectedFinding, _ isMet: Bool) {
    #expect(expectation.matches(finding("a.swift", line: 3, name: "cycle", "A sees B.")) == isMet)
  }

  private let head = """
    Guard: arch
    Finding: cycle
    Because: A.*B
    Breaks: It cannot be built.

    """
  private let diff = "--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-old\n+new\n"
}
