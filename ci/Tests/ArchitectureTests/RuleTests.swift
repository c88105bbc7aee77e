import Architecture
import Evidence
import Testing
import Toolbox

/// Every rule reports a violation with its place and its advice.
@Suite struct Rules {
  @Test func haveNoFindingsInAPackageThatKeepsThem() throws {
    let verdict = try verdict { _ in }
    #expect(verdict.findings.map(\.line) == [])
    #expect(verdict.status == .clean)
    #expect(
      verdict.report(seconds: 0.94, limit: 9)
        == "8 targets, 8 files, 10 uses, 5 public declarations; 0 findings in 0.9 s\n")
  }

  @Test(arguments: Violation.all)
  func findEachViolation(_ violation: Violation) throws {
    let verdict = check(violation.evidence, against: try SampleRules.rulebook())
    #expect(verdict.findings.map { "\($0.place): \($0.rule)" }.sorted() == violation.findings)
    let line = try #require(verdict.findings.first { $0.rule == violation.rule }?.line)
    #expect(line.contains(violation.says))
    #expect(line.contains(" Instead: ") && line.hasSuffix("."))
    #expect(verdict.status == .findings)
  }

  @Test func areAllBrokenBySomeViolation() {
    // Two rules are not broken by evidence: one by the document, one by a missing build. Other rules
    // without a violation confine words, and have a row in the sample.
    let broken = Set(Violation.all.map(\.rule) + ["rule-matches-nothing", "evidence-stale"])
    let unbroken = Rule.all.map(\.id).filter { !broken.contains($0) }
    #expect(unbroken.filter { !SampleRules.text.contains("| `\($0)` |") } == [])
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test func ignoreExemptTargets() throws {
    let bad = "docs/examples/Sketch/Bad.swift"
    let verdict = try verdict {
      $0.add(importOf: "ShopViewModel", to: bad, attributes: ["@_exported"])
      $0.add("unsafe", .word, to: bad)
      $0.uses?.append(use("Sketch", "ShopViewModel", .list, bad))
    }
    #expect(verdict.findings == [])
  }

  @Test(arguments: [
    ("Modules/{Feature}/ViewModel", 0), ("Modules/Shop/ViewModel/List.swift", 0),
    ("Modules/{Feature}", 0), ("Modules/Shop/View", 1), ("Apps/{Feature}", 1),
    ("Modules/Shop/ViewModel/{File}", 1),
  ])
  func allowAWordInItsFolder(_ folder: String, _ count: Int) throws {
    var package = SamplePackage()
    package.add("print", .call, to: "Modules/Shop/ViewModel/List.swift")
    let rules = try Rulebook(
      text: SampleRules.replacing("`Swift.print` | – |", with: "`Swift.print` | `\(folder)` |"))
    let found = check(package.evidence, against: rules).findings.filter { $0.rule == "print" }
    #expect(found.count == count)
  }

  @Test(arguments: [false, true])
  func checkTheSourcesWithoutABuild(isBroken: Bool) throws {
    let verdict = try verdict {
      ($0.uses, $0.interfaces) = (nil, nil)
      $0.gaps = [EvidenceGap(lens: .named, reason: "There is no build: run make build.")]
      if isBroken { $0.add("unsafe", .word, to: "Modules/Shop/ViewModel/List.swift") }
    }
    let report = verdict.report(seconds: 1, limit: 9)
    #expect(verdict.findings.map(\.rule) == (isBroken ? ["unsafe-confined"] : []))
    #expect(verdict.status == (isBroken ? .findings : .unchecked))
    #expect(
      report.contains(
        "evidence-stale: the lens “named” is incomplete: There is no build: run make build.\n"))
    #expect(report.hasSuffix(" in 1.0 s, but some evidence is missing\n"))
    let finding = """
      Modules/Shop/ViewModel/List.swift:9:1: unsafe-confined: “unsafe” is used in ShopViewModel. \
      It is allowed only in `{Feature}Infrastructure`. Instead: a port.\n
      """
    #expect(report.hasPrefix(finding) == isBroken)
  }

  @Test func limitTheListedFindings() throws {
    let verdict = try verdict {
      for number in 0..<12 {
        $0.sources["\(number)"] = source("Modules/\(number).swift", "ShopViewModel", ["Glibc"])
      }
    }
    let lines = verdict.report(seconds: 1, limit: 9).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[9] == "and 3 more. Many findings may have one cause.")
    #expect(lines[10].contains("12 findings"))
  }

  /// In a fork, a row without a complete target may be unused until the next feature exists.
  @Test(arguments: [
    ("| `Sketch` |", "| `Skitch` |", "14: no target has the name “Skitch”."),
    (
      ", `{Feature}Domain` |", ", `{Feature}Domain`, `C{Library}` |",
      "9: no “{Feature}ViewModel” depends on “C{Library}”, which it may see."
    ),
    (
      "| `HTTPTypes` |", "| `HTTPTypes`, `Logging` |",
      "10: no “{Feature}Infrastructure” depends on “Logging” of another package."
    ),
    (
      "| `Glibc` |", "| `Dispatch`, `Glibc` |",
      "10: no “{Feature}Infrastructure” imports “Dispatch” of the toolchain."
    ),
    (
      "– | – | `CoreDomain` |", "– | – | `CoreDomain`, `Logging` |",
      "8: no public signature of “{Feature}Domain” shows a type of “Logging”."
    ),
    ("| root | impl", "| root | root, impl", "19: no edge with root matches this row."),
    ("| root | protocols", "| root, frame | protocols", "26: no target matches frame."),
    (
      "Tests` | `{Feature}Infra", "Tests` | `{Feature}ViewModel`, `{Feature}Infra",
      "30: no test opens “{Feature}ViewModel”, which this row lets it open."
    ),
    (
      "`unsafe` | – |", "`unsafe` | – | tests,",
      "35: nothing in tests needs the permission of this row."
    ),
    (
      "`Modules/Shop/Infrastructure/Old.swift` |",
      "`Modules/Shop/Infrastructure/Old.swift`, `Apps/Composition` |",
      "57: `direct-file` has no findings in `Apps/Composition`."
    ),
  ])
  func findRowsThatMatchNothing(_ old: String, _ new: String, _ expected: String) throws {
    let text = SampleRules.replacing(old, with: new)
    let found = try [false, true].map { ofFork in
      check(SamplePackage().evidence, against: try Rulebook(text: text, ofFork: ofFork)).findings
        .filter { $0.rule == "rule-matches-nothing" }.map(\.line)
    }
    let line = "docs/layers.md:" + expected.replacing(": ", with: ": rule-matches-nothing: ")
    #expect(found[0].count == 1 && found[0].first?.hasPrefix(line) == true, "\(found)")
    #expect(found[1] == (new.contains("Skitch") ? found[0] : []))
  }

  private func verdict(_ change: (inout SamplePackage) -> Void) throws -> Verdict {
    var package = SamplePackage()
    change(&package)
    return check(package.evidence, against: try SampleRules.rulebook())
  }
}
