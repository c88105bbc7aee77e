import Foundation
import Proofs
import Synchronization
import Testing
import Toolbox

/// Whole runs, over guards that are commands of the shell.
@Suite struct ProofRunTests {
  /// Finds the word “new” in files, as a check of words would.
  private let words = guardian(
    "words", command: "grep -Hn new *.txt | sed 's/new$/typo: it says new/'; ! grep -q new *.txt")
  private let files = [
    "a.txt": "old\n", "b.txt": "old\n", ".gitignore": ".build/\n",
    "Makefile": "check:\n\t@true\n",
  ]

  @Test func aViolationThatItsGuardFindsIsCaught() throws {
    let report = try report([words], on: [violation("v"), violation("w", in: "b.txt")])
    #expect(report.verdicts.map(\.isCaught) == [true, true])
    #expect(report.status == .clean)
    #expect(report.findings == [])
  }

  @Test func aViolationThatNothingCatchesIsASurvivor() throws {
    let blind = guardian("words", command: "true")
    let report = try report([blind], on: [violation("v")])
    #expect(report.status == .findings)
    #expect(report.findings.count == 1)
    #expect(
      report.findings[0].hasPrefix("ci/violations/v.patch: survived: “words” stayed green. See /"))
  }

  @Test func aGuardThatIsAlwaysRedProvesNothing() throws {
    let angry = guardian("words", command: "echo a.txt:1: typo; exit 1")
    let report = try report([angry], on: [violation("v")])
    #expect(report.verdicts.map(\.outcome.isUnplanted) == [true])
    #expect(report.problems.count == 1)
    #expect(
      report.problems[0].hasPrefix("“words” is red before anything is planted: a.txt:1: typo"))
  }

  @Test func aGuardThatHasNothingToDoWithItHasToStayGreen() throws {
    let nervous = guardian("nervous", command: "! grep -q new a.txt || { echo oh; exit 1; }")
    let report = try report([words, nervous], on: [violation("v")])
    #expect(report.findings.count == 1)
    #expect(
      report.findings[0].hasPrefix("ci/violations/v.patch: caught, and beside it: nervous: oh"))
  }

  @Test func whatAGuardLeavesInTheCleanCloneIsTakenBack() throws {
    let tidy = guardian("tidy", command: "[ ! -e c.txt ] || { echo c.txt:1: left; exit 1; }")
    let maker = guardian("maker", command: "echo old > c.txt")
    let report = try report([words, tidy, maker], on: [violation("v")])
    #expect(report.findings == [])
  }

  @Test func whatAGuardHasBuiltIsNotTakenForTheBuildOfTheNextBatch() throws {
    // A feature that was made and taken out again leaves its tests among what is built.
    let maker = guardian(
      "maker", command: "mkdir -p .build; ! grep -Hn new a.txt || { touch .build/made; exit 1; }",
      need: .built)
    let words = guardian(
      "words", command: "[ ! -e .build/made ] || echo c.txt:1: left; ! grep -Hn new b.txt",
      need: .planned)
    let report = try report(
      [maker, words],
      on: [
        violation("v", of: "maker"),
        violation("w", of: "words", in: "b.txt", expecting: ExpectedFinding(reason: "new")),
      ],
      preparations: [.built: "rm -f .build/made"])
    #expect(report.findings == [])
    #expect(report.verdicts.map(\.isCaught) == [true, true])
  }

  @Test func whatWasGreenInTheSameTreeIsNotAskedBeforeAnythingIsPlanted() throws {
    let other = guardian("links", command: "true", target: "other")
    let report = try report([words, other], on: [violation("v")], green: ["check"])
    #expect(report.seconds.keys.sorted() == ["links"], "those that were run on the clean clone")
    #expect(report.verdicts.map(\.isCaught) == [true])
    #expect(report.findings == [])
  }

  @Test func aPatchThatDoesNotFitIsNamedAndTheOthersArePlanted() throws {
    let lost = violation("lost", in: "README")
    let report = try report([words], on: [violation("v"), lost])
    #expect(
      report.findings == [
        "ci/violations/lost.patch: not planted: README:1: the line “old” is gone."
      ])
    #expect(report.verdicts.count == 2)
  }

  @Test func aBatchThatDoesNotBuildIsPlantedOneByOne() throws {
    let need = Guard.Need.compiled
    let words = guardian("words", command: words.command, need: need)
    let broken = Violation(
      name: "broken", guardName: "words", expectations: [ExpectedFinding(reason: ".")],
      breaks: "Nothing.",
      patch: try Patch(text: "--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-old\n+broken\n"))
    let report = try report(
      [words], on: [violation("v"), broken],
      preparations: [need: "! grep -q broken b.txt || { echo b.txt:1:1: error: no; exit 1; }"])
    #expect(report.verdicts.map(\.isCaught) == [false, true])
    #expect(
      report.findings == [
        "ci/violations/broken.patch: not planted: it does not build: b.txt:1: no"
      ])
  }

  @Test func aSurvivorOfABatchIsGivenAnotherChanceAlone() throws {
    let shy = guardian(
      "words", command: "grep -Hn new a.txt && exit 1; grep -Hn new b.txt && exit 1; true")
    let report = try report([shy], on: [violation("v"), violation("w", in: "b.txt")])
    #expect(report.verdicts.map(\.isCaught) == [true, true])
    #expect(report.verdicts.map(\.batch) == ["sources 1", "sources 1, alone"])
  }

  @Test func aGuardThatRunsTestsWritesItsEventsWhereItIsTold() throws {
    let issue = #"{"kind":"issueRecorded","testID":"A.Words/areOld()","issue":{"isKnown":false}}"#
    let records = [issue, #"{"kind":"runEnded"}"#].map { #"'{"payload":\#($0)}'"# }
    let tests = guardian(
      "tests",
      command:
        "! grep -q new a.txt || { printf '%s\\n' \(records.joined(separator: " ")) >$EVENTS; false; }",
      reading: .tests(events: "events.jsonl"))
    let expected = ExpectedFinding(finding: "Words/areOld")
    let report = try report([tests], on: [violation("v", of: "tests", expecting: expected)])
    #expect(report.findings == [])
    #expect(report.verdicts.map(\.isCaught) == [true])
  }

  @Test func itStopsAtTheFirstFailureUnlessItIsToGoOn() throws {
    let blind = guardian("words", command: "true")
    let planted = [violation("v"), violation("w")]
    #expect(try report([blind], on: planted).verdicts.count == 1)
    #expect(try report([blind], on: planted, keepsGoing: true).verdicts.count == 2)
  }

  @Test func aGuardThatItsTargetDoesNotRunIsNoGuard() throws {
    let idle = guardian("words", command: "make test", target: "check")
    let report = try report([idle], on: [])
    #expect(
      report.problems == [
        "“make check” does not run “make test”: mend the row of “words” in ci/violations/README.md."
      ])
  }

  @Test func theMatrixShowsWhoFoundWhat() throws {
    let links = guardian("links", command: "true")
    let text = try report([words, links], on: [violation("v")]).text
    #expect(text.contains("  violation  a  b\n  v          ●  ·  caught\n"))
    #expect(text.contains("1 violations of 1 guards: 1 caught, 0 not; 0 problems beside"))
  }

  @Test func theReportIsReadByPrograms() throws {
    let report = try report([words], on: [violation("v")])
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let violations = (object as? [String: Any])?["violations"] as? [[String: Any]]
    #expect(violations?.first?["outcome"] as? String == "caught")
    #expect(violations?.first?["finding"] as? String == "a.txt:1: typo: it says new")
  }

  @Test func aCommandThatTakesTooLongIsEndedWithAllItStarted() throws {
    try withCheckout([:]) { checkout in
      let runner = CommandRunner(
        folder: checkout.root, logs: checkout.path("logs"), limit: .milliseconds(200))
      let result = try runner.run("sleep 60 & echo $! >child; wait", as: "slow")
      #expect(result.isOverdue)
      #expect(result.status != 0)
      let child = try #require(Int32(checkout.text("child").dropLast()))
      let ended = try Shell.run(["timeout", "5", "tail", "--pid=\(child)", "-f", "/dev/null"])
      #expect(ended.succeeded || isZombie(child))
    }
  }

  @Test func aCleanBuildThatTakesTooLongIsNotCalledBroken() throws {
    let failure = #expect(throws: ToolFailure.self) {
      try report(
        [guardian("words", command: "true", need: .built)], on: [violation("v")],
        preparations: [.built: "sleep 60"], limit: .milliseconds(200))
    }
    #expect(failure?.description.contains("“sleep 60” took longer than 0.2 s") == true)
  }

  private func isZombie(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }

  private func report(
    _ guards: [Guard], on violations: [Violation], preparations: [Guard.Need: String] = [:],
    keepsGoing: Bool = false, green stages: [String] = [], limit: Duration = .seconds(60)
  ) throws -> ProofReport {
    var made: ProofReport?
    let isIdle = guards.contains { $0.command.hasPrefix("make") }
    let commands = guards.map(\.command).joined(separator: "\n\t").replacing("$", with: "$$")
    var files = files
    if !isIdle { files["Makefile"] = "check other:\n\t\(commands)\n" }
    try withCheckout(files) { checkout in
      let clone = Clone(of: checkout)
      let commit = try clone.refresh(withChanges: false)
      let tree = try clone.tree()
      for stage in stages { try checkout.write("\(tree)\n", to: "reports/green/\(stage)") }
      let prover = Prover(
        clone: clone, table: GuardTable(guards: guards),
        runner: CommandRunner(
          folder: clone.repository.root, logs: checkout.path("logs"), limit: limit),
        preparations: preparations, notes: StageNotes(of: checkout, tree: tree), say: { _ in })
      made = try ProofRun(prover: prover, selection: Selection(), keepsGoing: keepsGoing)
        .report(on: violations, problems: [], commit: commit)
      #expect(try clone.repository.text("a.txt") == "old\n", "what was planted is taken back")
    }
    return try #require(made)
  }
}

extension Verdict.Outcome {
  fileprivate var isUnplanted: Bool {
    if case .unplanted = self { true } else { false }
  }
}
