import Architecture
import Evidence
import Testing

/// A rule that matches nothing is found, whatever part of it does.
@Suite struct DeadRules {
  @Test(arguments: [
    (
      "| `Sketch` | `docs/examples/Sketch` |", "| `Skitch` | `docs/examples/Sketch` |",
      "docs/layers.md:14: no target has the name “Skitch”."
    ),
    (
      "implementation | `CoreDomain`, `{Feature}Domain` |",
      "implementation | `CoreDomain`, `{Feature}Domain`, `C{Library}` |",
      "docs/layers.md:9: no “{Feature}ViewModel” is given “C{Library}”, which it may see."
    ),
    (
      "| `HTTPTypes` | `Glibc` |", "| `HTTPTypes`, `Logging` | `Glibc` |",
      "docs/layers.md:10: no “{Feature}Infrastructure” is given “Logging” of another package."
    ),
    (
      "| `HTTPTypes` | `Glibc` |", "| `HTTPTypes` | `Dispatch`, `Glibc` |",
      "docs/layers.md:10: no “{Feature}Infrastructure” imports “Dispatch” of the toolchain."
    ),
    (
      "| `CoreDomain` | – | – | `CoreDomain` |",
      "| `CoreDomain` | – | – | `CoreDomain`, `Logging` |",
      """
      docs/layers.md:8: no public signature of “{Feature}Domain” shows a type of “Logging”.
      """
    ),
    (
      "| root | implementation |", "| root | root |",
      "docs/layers.md:19: no edge with root is as this row says."
    ),
    (
      "| implementation | values, classes |", "| app | values, classes |",
      "docs/layers.md:25: no target is meant by app."
    ),
    (
      "| `{Feature}UnitTests` | `{Feature}Infrastructure` |",
      "| `{Feature}UnitTests` | `{Feature}ViewModel` |",
      "docs/layers.md:30: no test opens “{Feature}ViewModel”, which this row lets it open."
    ),
    (
      "| `unsafe` | – | `{Feature}Infrastructure` |",
      "| `unsafe` | – | `{Feature}Infrastructure`, tests |",
      "docs/layers.md:35: nothing that this row confines stands in tests."
    ),
    (
      "Infrastructure/Old.swift` |", "Infrastructure/Old.swift`, `Apps/Composition` |",
      "docs/layers.md:57: `direct-file` finds nothing in `Apps/Composition` to except."
    ),
  ])
  func areFound(_ old: String, _ new: String, _ expected: String) throws {
    let rules = try Rulebook(text: SampleRules.replacing(old, with: new))
    let dead = check(SamplePackage().evidence, against: rules).findings
      .filter { $0.rule == "rule-matches-nothing" }
    #expect(dead.map { "\($0.place): \($0.problem)" } == [expected])
  }

  @Test(arguments: [
    (
      "{Feature}ViewModel` | – | – | `{Feature}Domain`",
      "{Feature}ViewModel` | – | – | `CoreDomain`"
    ),
    ("| `HTTPTypes` | `Glibc` |", "| `HTTPTypes`, `Logging` | `Dispatch`, `Glibc` |"),
    ("| implementation | values, classes |", "| app | values, classes |"),
    ("Infrastructure/Old.swift` |", "Infrastructure/Old.swift`, `Apps/Composition` |"),
    (
      "| `C{Library}` | `Modules",
      "| `{Feature}Presenter` | `Modules/{Feature}/Presenter` | domain | – | – | – | – |\n| `C{Library}` | `Modules"
    ),
  ])
  func waitForTheNextFeatureInAFork(_ old: String, _ new: String) throws {
    let rules = try Rulebook(text: SampleRules.replacing(old, with: new))
    let isDead = { (rules: Rulebook) in
      check(SamplePackage().evidence, against: rules).findings
        .contains { $0.rule == "rule-matches-nothing" }
    }
    #expect(isDead(rules))
    #expect(!isDead(rules.ofFork))
  }

  @Test func aTargetThatIsNamedInFullIsMissedInAForkToo() throws {
    let rules = try Rulebook(
      text: SampleRules.replacing("| `Sketch` | `docs", with: "| `Skitch` | `docs"))
    #expect(
      check(SamplePackage().evidence, against: rules.ofFork).findings.map(\.problem)
        .contains("no target has the name “Skitch”."))
  }

  @Test func areNotJudgedByWhatCannotBeSeen() throws {
    var package = SamplePackage()
    package.uses = nil
    package.interfaces = nil
    package.gaps = [EvidenceGap(lens: .named, reason: "There is no build: run make build.")]
    #expect(check(package.evidence, against: try SampleRules.rulebook()).findings == [])
  }
}
