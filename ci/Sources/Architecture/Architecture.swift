// The architecture check: evidence beside rules, and what does not fit.
//
//     docs/layers.md ── Rulebook ──┐
//                                  ├── Inspection ── Rule.find ── Finding
//     the checkout ──── Evidence ──┘        (each rule)     └── less what RuleException allows
//
// `check(_:against:)` is a pure function: no file is read and nothing is printed. The rules are in
// `Rules`, one file for each; what they need to know of the package is in ``Inspection``; what they
// hold it to is in `Tables`, read from the document that people read.
//
// Cost: a pass over the uses for each rule that looks at them, and a look-up for each use. Uses grow
// with the code and not with its square.
public import Evidence

/// What the rules say about a package.
public struct Verdict: Sendable {
  /// In the order of their places.
  public let findings: [Finding]
  /// What could not be seen, so that findings may be missing.
  public let gaps: [EvidenceGap]
  /// How much was looked at.
  public let extent: Extent

  /// How much of the package each lens showed.
  public struct Extent: Hashable, Sendable {
    public let targets: Int
    public let files: Int
    /// Uses of symbols of other modules.
    public let uses: Int
    public let declarations: Int
  }
}

/// Holds a package to its rules.
public func check(_ evidence: Evidence, against rules: Rulebook) -> Verdict {
  let inspection = Inspection(evidence, rules: rules)
  let found = Set(Rule.all.flatMap { $0.find(inspection) })
  let (findings, dead) = rules.applyingExceptions(to: found, inspection)
  return Verdict(
    findings: (findings + dead).sorted(), gaps: evidence.gaps,
    extent: Verdict.Extent(
      targets: evidence.manifest.targets.count, files: evidence.sources.count,
      uses: evidence.uses?.count ?? 0,
      declarations: (evidence.interfaces ?? []).reduce(0) { $0 + $1.declarations.count }))
}

extension Rulebook {
  /// Takes out what an exception allows. An exception that allows nothing is a finding: it outlived
  /// what it was made for.
  fileprivate func applyingExceptions(
    to found: Set<Finding>, _ inspection: Inspection
  ) -> (findings: [Finding], dead: [Finding]) {
    var used: [Int: Set<Region>] = [:]
    let findings = found.filter { finding in
      var isAllowed = false
      for exception in exceptions {
        guard let place = exception.place(of: finding, layers) else { continue }
        used[exception.line, default: []].insert(place)
        isAllowed = true
      }
      return !isAllowed
    }
    let seen = inspection.lenses
    let dead = (areOfFork ? [] : exceptions).filter { exception in
      Rule.all.first { $0.id == exception.rule }?.lenses.isSubset(of: seen) ?? true
    }.flatMap { exception in
      exception.places.filter { !(used[exception.line]?.contains($0) ?? false) }.map {
        Finding.deadRow(
          exception.line, "`\(exception.rule)` finds nothing in \($0.description) to except.")
      }
    }
    return (Array(findings), dead)
  }
}

extension RuleException {
  /// The place that the exception allows a finding in, or nothing.
  fileprivate func place(of finding: Finding, _ layers: LayerTable) -> Region? {
    guard finding.rule == rule, subjects.isEmpty || subjects.contains(finding.subject) else {
      return nil
    }
    return places.first { $0.contains(finding.place, target: finding.target, in: layers) }
  }
}
