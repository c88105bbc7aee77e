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
    #expect(reader.findings(of: .lines, output: "x\n\(line)\ny\n", events: nil) == [found])
  }

  @Test(arguments: [
    "all is well", "a.swift:1:2: note: declared here", "12:30:01: late", "make: *** [lint] Error 1",
    "error: fatalError", "  3 | import B", "/elsewhere/a.swift:1:2: error: of others",
  ])
  func passesOverOtherLines(_ line: String) {
    #expect(reader.findings(of: .lines, output: line, events: nil) == [])
  }

  @Test func readsALineOnce() {
    let line = "a.swift:1:2: error: wrong\n"
    #expect(reader.findings(of: .lines, output: line + line, events: nil).count == 1)
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

  @Test func namesAFailedTestAndTheArgumentThatItFailedWith() {
    let found = findings([
      issue(
        "A.Files/keeps(_:)/FilesTests.swift:3:4", at: "A/Files.swift",
        with: "Reads what was written",
        saying: ["Expectation failed: a == b", "it is not"]),
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"A.Files/other()/FilesTests.swift:9:4"}}"#,
      ended,
    ])
    let text = "Reads what was written at Files.swift:7: Expectation failed: a == b ↳ it is not"
    #expect(found == [Finding(name: "Files/keeps", text: text)])
  }

  @Test func tellsTestsOfOneNameApartThatSayTheSame() {
    let found = findings(
      ["One", "Two"].map {
        issue("A.\($0)/keeps(_:)/A.swift:3:4", at: "A/\($0).swift", saying: ["wrong"])
      }
        + [ended])
    #expect(
      found == [
        Finding(name: "One/keeps", text: "One.swift:7: wrong"),
        Finding(name: "Two/keeps", text: "Two.swift:7: wrong"),
      ])
  }

  @Test(arguments: [
    ("A.Outer/Inner/keeps()/A.swift:3:4", "Outer.Inner/keeps"), ("A.keeps()/A.swift:3:4", "/keeps"),
  ])
  func namesASuiteWithinASuite(identifier: String, name: String) {
    #expect(
      findings([issue(identifier, at: "A/A.swift", saying: ["wrong"]), ended]).map(\.name) == [name]
    )
  }

  @Test func tellsAnIssueOnceAndNoKnownOne() {
    let wrong = issue("A.One/keeps()/A.swift:3:4", at: "A/A.swift", saying: ["wrong"])
    let known = wrong.replacing(#""isKnown":false"#, with: #""isKnown":true"#)
    #expect(findings([known, ended]) == [])
    #expect(findings([wrong, wrong, known, ended]).count == 1)
  }

  /// A run that broke off has not seen what it did not come to.
  @Test func knowsNothingOfARunWithoutAnEnd() {
    let wrong = issue("A.One/keeps()/A.swift:3:4", at: "A/A.swift", saying: ["wrong"])
    #expect(findings([wrong]) == [])
    #expect(findings([wrong, String(ended.dropLast(9))]) == [])
  }

  private let ended = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#

  /// The record of an issue in line 7 of a file.
  private func issue(
    _ test: String, at file: String, with argument: String? = nil, saying messages: [String]
  ) -> String {
    let argument = argument.map { #""_testCase":{"displayName":"\#($0)"},"# } ?? ""
    let place = #"{"fileID":"\#(file)","line":7,"column":1}"#
    let said = messages.map { #"{"symbol":"fail","text":"\#($0)"}"# }.joined(separator: ",")
    let payload = #"""
      {\#(argument)"issue":{"isKnown":false,"sourceLocation":\#(place)},"kind":"issueRecorded",\#
      "messages":[\#(said)],"testID":"\#(test)"}
      """#
    return #"{"kind":"event","payload":\#(payload),"version":0}"#
  }

  private func findings(_ records: [String]) -> [Finding] {
    reader.findings(of: .tests(events: "e"), output: "", events: records.joined(separator: "\n"))
  }
}
