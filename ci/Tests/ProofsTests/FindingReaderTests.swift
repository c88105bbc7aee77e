import Proofs
import Testing
import Toolbox

@Suite struct FindingReaderTests {
  private let reader = FindingReader(root: "/a folder/clone")

  @Test(arguments: [
    ("a/b.swift:3:4: cycle: A sees B.", finding("a/b.swift", line: 3, name: "cycle", "A sees B.")),
    (
      "/a folder/clone/a/b.swift:3:4: error: [Indentation] unindent",
      finding("a/b.swift", line: 3, name: "Indentation", "unindent")
    ),
    (
      "/a folder/clone/a.swift:3:4: error: no such module 'B'",
      finding("a.swift", line: 3, "no such module 'B'")
    ),
    (
      "README.md:7: path: there is no “x”",
      finding("README.md", line: 7, name: "path", "there is no “x”")
    ),
    (
      "Package.swift: edge-not-allowed: A is given B.",
      Finding(place: .init(path: "Package.swift"), name: "edge-not-allowed", text: "A is given B.")
    ),
    ("–: unit-test-opens: it reads", Finding(name: "unit-test-opens", text: "it reads")),
    ("a.swift:1: it is wrong: very", finding("a.swift", line: 1, "it is wrong: very")),
  ])
  func readsALineThatBeginsWithAPlace(_ line: String, _ found: Finding) {
    #expect(reader.findings(of: .lines, output: "x\n\(line)\ny\n", report: nil) == [found])
  }

  @Test(arguments: [
    "all is well", "a.swift:1:2: note: declared here", "12:30:01: late", "make: *** [lint] Error 1",
    "error: fatalError", "  3 | import B", "/elsewhere/a.swift:1:2: error: of others",
  ])
  func passesOverOtherLines(_ line: String) {
    #expect(reader.findings(of: .lines, output: line, report: nil) == [])
  }

  @Test func readsALineOnce() {
    let line = "a.swift:1:2: error: wrong\n"
    #expect(reader.findings(of: .lines, output: line + line, report: nil).count == 1)
  }

  @Test func keepsAnErrorThatWasSaidLongBeforeTheEnd() {
    let steps = (1...100).map { "[\($0)/127] Compiling Other\($0)" }
    let lines = ["error: A imports B.", "error: A imports B."] + steps + ["make: Error 1"]
    let words = reader.lastWords(of: lines.joined(separator: "\n"), isOverdue: false).text
      .split(separator: "\n")
    #expect(words.first == "error: A imports B.")
    #expect(words.last == "make: Error 1")
    #expect(words.count { $0 == "error: A imports B." } == 1)
    #expect(!words.contains(steps[0][...]))
  }

  @Test func namesAFailedTestAndTheArgumentThatItFailedWith() throws {
    let console = """
      ✘ Test keeps(_:) recorded an issue with 1 argument check → Reads what was written at A.swift:1:2: \
      ExpectedFinding failed: a == b
      ↳ it is not
      ✔ Test other() passed after 1 seconds.
      """
    let found = reader.findings(
      of: .tests(report: "r"), output: console,
      report: try report(
        ("Files", "keeps(_:)", "ExpectedFinding failed: a == b (error): it is not")))
    #expect(found.map(\.name) == ["Files/keeps"])
    #expect(found[0].text.contains("Reads what was written at A.swift:1:2"))
    #expect(found[0].text.hasSuffix("↳ it is not"))
  }

  @Test func tellsTestsOfOneNameApartByTheirMessages() throws {
    let console = """
      ✘ Test keeps() recorded an issue at A.swift:1:2: ExpectedFinding failed: a == b
      ✘ Test keeps() recorded an issue at B.swift:1:2: ExpectedFinding failed: c == d
      """
    let found = reader.findings(
      of: .tests(report: "r"), output: console,
      report: try report(
        ("One", "keeps()", "ExpectedFinding failed: a == b (error)"),
        ("Two", "keeps()", "ExpectedFinding failed: c == d (error)")))
    #expect(found.map(\.name) == ["One/keeps", "Two/keeps"])
    #expect(found.map { $0.text.contains("A.swift") } == [true, false])
  }

  @Test func tellsTestsOfOneNameApartThatSayTheSame() throws {
    let console = """
      ✘ Test keeps(_:) recorded an issue with 1 argument case → Tin at Tin.swift:1:2: Issue recorded
      ↳ expected error not produced
      ✘ Test keeps(_:) recorded an issue with 1 argument case → Urn at Urn.swift:1:2: Issue recorded
      ↳ expected error not produced
      """
    let found = reader.findings(
      of: .tests(report: "r"), output: console,
      report: try report(
        ("One", "keeps(_:)", "Issue recorded (error): expected error not produced"),
        ("Two", "keeps(_:)", "Issue recorded (error): expected error not produced")))
    #expect(found.map(\.name) == ["One/keeps", "Two/keeps"])
    #expect(found.map { $0.text.contains("Tin.swift") } == [true, false])
  }

  @Test func aTestOfTheSameNameThatPassedTakesNothingAway() throws {
    let report = TestReport(
      seconds: 1,
      tests: [
        TestRun(target: "A", suite: "One", function: "keeps()"),
        TestRun(target: "B", suite: "Two", function: "keeps()", failures: ["another wording"]),
      ])
    let console = "✘ Test keeps() recorded an issue at B.swift:1:2: Expectation failed: c == d"
    let found = reader.findings(of: .tests(report: "r"), output: console, report: report)
    #expect(found.map(\.name) == ["Two/keeps"])
    #expect(found[0].text.contains("B.swift:1:2"))
  }

  @Test func takesTheReportsWordWhereTheConsoleSaysNothing() throws {
    let found = reader.findings(
      of: .tests(report: "r"), output: "",
      report: try report(("One", "keeps()", "a &lt; &quot;b&quot; &#8594; c &amp; d")))
    #expect(found == [Finding(name: "One/keeps", text: "a < \"b\" → c & d")])
  }

  private func report(
    _ failures: (suite: String, test: String, message: String)...
  ) throws -> TestReport {
    let tests = failures.map { failure in
      """
          <testcase classname="UnitTests.\(failure.suite)" name="\(failure.test)" time="1" >
            <failure message="\(failure.message)" />
          </testcase>
          <testcase classname="UnitTests.Other" name="passes()" time="1" />
      """
    }.joined(separator: "\n")
    return try TestReport(
      xml: "<testsuites><testsuite time=\"1\">\n\(tests)\n</testsuite></testsuites>", name: "r")
  }
}
