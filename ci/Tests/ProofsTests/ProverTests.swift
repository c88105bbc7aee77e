import Foundation
import Proofs
import Synchronization
import Testing
import Toolbox

/// A whole run in a small checkout, whose guards are a script.
@Suite struct ProverTests {
  @Test func appliesEachViolationAndRestoresTheFiles() throws {
    try withCheckout { checkout in
      let (problems, said) = try checkout.proven()
      #expect(problems == [])
      #expect(said.contains("  word · words · a.txt:1: word: bad"), "\(said)")
      #expect(
        said.contains("  pair/JarsView · arch · Modules/A.swift:1: edge-not-allowed: JarsStore"))
      #expect(said.count { $0.contains(#/: 1 of 1 found|: 3 of 3 found/#) } == 3, "\(said)")
      let clone = Clone(of: checkout).repository
      #expect(try clone.text("a.txt") == "good\n" && !clone.exists(".git/originals"))
    }
  }

  @Test(arguments: [
    ("Guard: words\nFinding: word", "fine", "word: “words” stayed green."),
    ("Guard: words\nFinding: other\nAlso: word", "bad", "word: “words” did not find "),
    (
      "Guard: words\nBecause: bad$", "bad\n+badly",
      "No violation of “sources 1” explains the finding “words: a.txt:2: word: badly”."
    ),
    ("Guard: events\nFinding: BTests/works\nAlso: works", "red", "event: “events” did not find "),
    ("Guard: nobody\nBecause: .", "bad", "“Guard: nobody” is not in "),
    ("Guard: words\nBecause: .\nProves: rule gone", "bad", "“Proves: rule gone” names nothing"),
    ("Guard: words\nBecause: .", "bad\n@@ -9 +9 @@\n-x\n+y", "word: the patch does not apply. "),
  ])
  func reportsAViolationThatNoGuardFinds(_ head: String, _ text: String, _ problem: String) throws {
    try withCheckout { checkout in
      let isTest = head.contains("events")
      try checkout.plant(isTest ? "event" : "word", in: isTest ? "c.txt" : "a.txt", head, text)
      let problems = try checkout.proven().problems
      #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
    }
  }

  @Test func rejectsAGuardThatFailsBeforehand() throws {
    try withCheckout { checkout in
      try checkout.write("bad\n", to: "z.txt")
      let problems = try checkout.proven().problems
      #expect(problems.map { $0.prefix(32) } == ["“words” fails without violations"], "\(problems)")
    }
  }

  @Test func reportsRulesSettingsAndContractsWithoutAViolation() throws {
    try withCheckout { checkout in
      for (name, sign) in [("Jar", ""), ("Cup", "\n"), ("Mug", "!")] {
        let suite = "public enum \(name)Contract { let all = \(sign)[\(name).checks] } // \(name)"
        try checkout.write(suite, to: "Modules/\(name)s/Testing/\(name).swift")
      }
      let settings = ".treatAllWarnings(as: .error),\n .enable(\"AnyOf\"),\n]"
      try checkout.write("func strict() { [\n \(settings) }", to: "Package.swift")
      try checkout.plant(
        "word", in: "a.txt", "Guard: words\nBecause: .\nProves: contract CupContract", "bad")
      let problems = try checkout.proven(rules: ["cycle"]).problems
      #expect(
        problems.compactMap { $0.firstMatch(of: #/The (.*) has no/#)?.1 } == [
          "contract MugContract", "rule cycle", "setting AnyOf", "setting treatAllWarnings",
        ])
    }
  }

  @Test func removesTheViolationsOfAKilledRun() throws {
    try withCheckout { checkout in
      let clone = Clone(of: checkout), files = clone.repository
      _ = try clone.refresh(withChanges: true)
      try files.write("good\n", to: ".git/originals/a.txt")
      for file in ["a.txt", "new.txt", ".git/index.lock"] { try files.write("bad\n", to: file) }
      _ = try clone.refresh(withChanges: true)
      #expect(try files.text("a.txt") == "good\n" && !files.exists("new.txt"))
    }
  }

  @Test func allowsOneRunPerFolder() throws {
    try withCheckout { checkout in
      let lock = try WorkLock(folder: checkout.path("work"))
      #expect(throws: ToolFailure.self) { try WorkLock(folder: checkout.path("work")) }
      withExtendedLifetime(lock) {}
    }
  }

  @Test func endsTheProcessesOfACommand() throws {
    try withCheckout { checkout in
      let runner = CommandRunner(folder: checkout.root, logs: checkout.path("logs"))
      let result = try runner.run("exec 9>held; flock 9; timeout 999 sleep 999 & exit 3", as: "a b")
      #expect(result.status == 3)
      #expect(try Shell.run(["flock", "--timeout", "9", checkout.path("held"), "true"]).succeeded)
    }
  }

  @Test func selectsExpensiveBatchesThatFitIntoTheTime() throws {
    try withCheckout { checkout in
      for (minutes, costly) in [(1, false), (2, true)] {
        let said = try checkout.proven(part: ("seed", minutes)).said
        #expect(said.contains { $0.hasPrefix("  built ·") } == costly, "\(said)")
      }
    }
  }
}

/// Creates a checkout with a violation for each guard. The guards find all of them.
private func withCheckout(_ body: (Repository) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "seams prove \(UUID())")
  let checkout = Repository(root: folder.path(percentEncoded: false))
  defer { try? FileManager.default.removeItem(at: folder) }
  for file in ["a.txt", "c.txt", "d.txt", "e.txt", "Modules/A.swift"] {
    try checkout.write("good\n", to: file)
  }
  try checkout.write("", to: "Package.swift")
  try checkout.write("/.build/\n", to: ".gitignore")
  try checkout.write(script, to: "guards")
  let guards = ["words", "events", "says", "arch", "late"]
  let commands = guards.map { "\tbash guards \($0)\n" }.joined()
  try checkout.write("stages := check\ncompile:\ncheck:\n\(commands)", to: "Makefile")
  let rows = guards.map { name in
    let findings = ["events": "events.jsonl", "says": "output"][name] ?? "lines"
    let need = name == "late" ? "built" : "sources"
    return "| \(name) | check | `bash guards \(name)` | \(need) | \(findings) | 0 | 2 |\n"
  }
  try checkout.write(
    "| guard | make | command | needs | findings | green with | minutes |\n|-|-|-|-|-|-|-|\n"
      + rows.joined(), to: "ci/violations/README.md")
  try checkout.plant("word", in: "a.txt", "Guard: words\nFinding: word\nBecause: bad", "bad")
  try checkout.plant(
    "event", in: "c.txt", "Guard: events\nFinding: ATests/works\nBecause: 3 at", "red")
  try checkout.plant("said", in: "d.txt", "Guard: says\nBecause: is loud", "loud")
  try checkout.plant("built", in: "e.txt", "Guard: late\nBecause: e.txt", "late")
  let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
  for command in [["init", "-q"], ["add", "."], identity + ["commit", "-q", "-m", "A commit"]] {
    try #require(try Shell.run(["git"] + command, in: checkout.root).succeeded)
  }
  try body(checkout)
}

/// The guards. Each one fails if it finds its word, with its own form of findings.
private let script = #"""
  found() { grep -rn "$1" --include="$2" --exclude-dir=.git . | sed "s|^./||; $3"; }
  case $1 in
    words) found=$(found bad '*.txt' 's|:bad|: word: bad|') ;;
    says) found=$(found loud '*.txt' 's|$| is loud|') ;;
    late) found=$(found late '*.txt' 's|:late|: late: late|') ;;
    arch) found=$(found ^import '*.swift' 's|:import|: edge-not-allowed:|') ;;
    events)
      found=$(found red '*.txt' '')
      issue='{"kind":"issueRecorded","testID":"M.ATests/works(_:)/A.swift:1:2","issue":{"isKnown":false,
        "sourceLocation":{"fileID":"M/A.swift","line":1}},"_testCase":{"displayName":"3"}}'
      for event in "${issue//$'\n'/}" '{"kind":"runEnded"}'; do echo "{\"payload\":$event}"; done >"$EVENTS" ;;
  esac
  echo "$found"
  [ -z "$found" ]
  """#

extension Repository {
  /// Writes a violation that replaces a file's text.
  fileprivate func plant(_ name: String, in path: String, _ head: String, _ text: String) throws {
    let lines = text.prefix(while: { $0 != "@" }).split(separator: "\n").count
    let diff = "--- a/\(path)\n+++ b/\(path)\n@@ -1 +1,\(lines) @@\n-good\n+\(text)\n"
    try write("\(head)\nBreaks: It.\n\n\(diff)", to: "ci/violations/\(name).patch")
  }

  fileprivate func proven(
    rules: [String] = [], part: (String, Int)? = nil
  ) throws -> (problems: [String], said: [String]) {
    let lines = Mutex<[String]>([])
    let prover = try Prover(
      of: self, rules: rules, pairs: { _ in [("JarsView", "JarsStore", "Modules")] },
      withChanges: true, say: { line in lines.withLock { $0.append(line) } })
    return (try prover.prove(part: part), lines.withLock(\.self))
  }
}
