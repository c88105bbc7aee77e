import Architecture
import Evidence
import Testing

/// Every rule finds what breaks it, at its place, and says what to do instead.
@Suite struct Rules {
  @Test func findNothingInAPackageThatKeepsThem() throws {
    let verdict = check(SamplePackage().evidence, against: try SampleRules.rulebook())
    #expect(verdict.findings.map(\.line) == [])
    #expect(verdict.gaps == [])
  }

  @Test(arguments: Violation.all)
  func findWhatBreaksThem(_ violation: Violation) throws {
    let verdict = check(violation.evidence, against: try SampleRules.rulebook())
    #expect(verdict.findings.map(\.line) == violation.lines)
    #expect(verdict.findings.contains { $0.rule == violation.rule })
  }

  @Test func areAllBrokenBySomeViolation() {
    // Two are not broken by evidence: one by the document, one by a build that is missing.
    let elsewhere = ["rule-matches-nothing", "evidence-stale"]
    let broken = Set(Violation.all.map(\.rule) + elsewhere)
    #expect(Rule.all.map(\.id).filter { !broken.contains($0) } == [])
  }

  @Test func haveNamesOfTheirOwn() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test(arguments: Rule.all.map(\.id))
  func explainThemselves(_ id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for part in [rule.statement, rule.why, rule.instead] {
      #expect(part.count > 20 && part.hasSuffix("."))
      #expect(rule.explanation.contains(part))
    }
    #expect(rule.example.count > 10)
    #expect(rule.explanation.hasPrefix("\(id): "))
  }

  @Test func applyToNothingThatIsExempt() throws {
    var package = SamplePackage()
    let bad = "docs/examples/Sketch/Bad.swift"
    package.add(importOf: "ShopViewModel", to: bad, attributes: ["@_exported"])
    package.add("unsafe", .word, to: bad)
    package.add(use("Sketch", "ShopViewModel", .list, bad))
    #expect(check(package.evidence, against: try SampleRules.rulebook()).findings == [])
  }

  @Test(arguments: [
    ("Modules/{Feature}/ViewModel", 0), ("Modules/Shop/ViewModel/List.swift", 0),
    ("Modules/{Feature}", 0), ("Modules/Shop/View", 1), ("Apps/{Feature}", 1),
    ("Modules/Shop/ViewModel/{File}", 1),
  ])
  func letAWordStandInItsFolder(_ folder: String, _ count: Int) throws {
    var package = SamplePackage()
    package.add("print", .call, to: "Modules/Shop/ViewModel/List.swift")
    let rules = try Rulebook(
      text: SampleRules.replacing("`Swift.print` | – |", with: "`Swift.print` | `\(folder)` |"))
    let found = check(package.evidence, against: rules).findings.filter { $0.rule == "print" }
    #expect(found.count == count)
  }

  @Test func findInSourcesWhatABuildWouldHide() throws {
    var package = SamplePackage()
    package.uses = nil
    package.interfaces = nil
    package.gaps = [EvidenceGap(lens: .named, reason: "There is no build: run make build.")]
    package.add("print", .call, to: "Modules/Shop/ViewModel/List.swift")
    let verdict = check(package.evidence, against: try SampleRules.rulebook())
    #expect(verdict.findings.map(\.rule) == ["print"])
    #expect(verdict.gaps.count == 1)
  }
}
