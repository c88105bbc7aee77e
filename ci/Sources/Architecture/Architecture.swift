// The architecture check: evidence beside rules, and what does not fit.
//
//     docs/layers.md ── Rulebook ──┐
//                                  ├── Inspection ── Rule.find ── Finding
//     the checkout ──── Evidence ──┘        (each rule)     └── less what RuleException allows
//
// `check(_:against:)` is a pure function: no file is read and nothing is printed. The rules are in
// `Rules`; what they need to know of the package is in ``Inspection``; what they hold it to is in
// `Tables`, read from the document that people read.
//
// Cost: a pass over the uses for each rule that looks at them, and a look-up for each use. Uses grow
// with the code and not with its square.
public import Evidence
public import Toolbox

/// What the rules say about a package.
public struct Verdict: Sendable {
  /// In the order of their places.
  public let findings: [Finding]
  /// What could not be seen, so that findings may be missing.
  public let gaps: [EvidenceGap]
  /// How much was looked at.
  private let extent: [(count: Int, noun: String)]

  fileprivate init(_ evidence: Evidence, _ findings: [Finding]) {
    self.findings = findings
    gaps = evidence.gaps
    extent = [
      (evidence.manifest.targets.count, "target"), (evidence.sources.count, "file"),
      (evidence.uses?.count ?? 0, "use"),
      ((evidence.interfaces ?? []).reduce(0) { $0 + $1.declarations.count }, "public declaration"),
    ]
  }

  /// How the check ends.
  public var status: ToolStatus {
    findings.isEmpty ? gaps.isEmpty ? .clean : .unchecked : .findings
  }

  /// A line for each finding, then what could not be seen, and a summary last.
  ///
  /// - Parameter limit: how many findings are listed, at most. More have one cause, and not that many.
  public func report(seconds: Double, limit: Int) -> String {
    let rest = findings.count - limit
    let sizes = extent.map(counted).joined(separator: ", ")
    let found = counted(findings.count, "finding")
    let tenths = Int((seconds * 10).rounded())
    let hidden = gaps.isEmpty ? "" : ", and not all could be seen"
    let lines =
      findings.prefix(limit).map(\.line)
      + (rest > 0 ? ["and \(rest) more; a cause that many share comes first."] : [])
      + gaps.map { "evidence-stale: the lens “\($0.lens.rawValue)” is not whole: \($0.reason)" }
      + ["\(sizes); \(found) in \(tenths / 10).\(tenths % 10) s\(hidden)"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Holds a package to its rules.
public func check(_ evidence: Evidence, against rules: Rulebook) -> Verdict {
  let inspection = Inspection(evidence, rules: rules)
  let found = Set(Rule.all.flatMap { rule in rule.find(inspection).map { $0.of(rule.id) } })
  return Verdict(evidence, rules.applyingExceptions(to: found, inspection.lenses).sorted())
}

extension Rulebook {
  /// Takes out what an exception allows. An exception that allows nothing is a finding: it outlived
  /// what it was made for.
  fileprivate func applyingExceptions(to found: Set<Finding>, _ seen: Set<Lens>) -> [Finding] {
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
    let judged = (areOfFork ? [] : exceptions).filter { exception in
      Rule.all.first { $0.id == exception.rule }?.needs.isSubset(of: seen) ?? true
    }
    return findings
      + judged.flatMap { exception in
        exception.places.filter { !(used[exception.line]?.contains($0) ?? false) }.map {
          Finding.deadRow(
            exception.line, "`\(exception.rule)` finds nothing in \($0.description) to except."
          ).of(Rule.ruleMatchesNothing)
        }
      }
  }
}

extension RuleException {
  /// The place that the exception allows a finding in, or `nil`.
  fileprivate func place(of finding: Finding, _ layers: LayerTable) -> Region? {
    guard finding.rule == rule, subjects.isEmpty || subjects.contains(finding.subject) else {
      return nil
    }
    return places.first { $0.contains(finding.place, target: finding.target, in: layers) }
  }
}
