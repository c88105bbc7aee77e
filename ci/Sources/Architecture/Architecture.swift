// The architecture check: compares the evidence with the rules.
//
//     docs/layers.md ── Rulebook ──┐
//                                  ├── Inspection ── Rule.find ── Finding
//     the checkout ──── Evidence ──┘        (each rule)     └── less what RuleException allows
//
// `check(_:against:)` is a pure function, without I/O. Each rule that needs the uses iterates over
// them once.
public import Evidence
public import Toolbox

/// The result of checking a package by the rules.
public struct Verdict: Sendable {
  /// Sorted by place.
  public let findings: [Finding]
  fileprivate let evidence: Evidence

  public var status: ToolStatus {
    findings.isEmpty ? evidence.gaps.isEmpty ? .clean : .unchecked : .findings
  }

  /// One line per finding, then the gaps, and a summary at the end.
  ///
  /// - Parameter limit: the maximum number of listed findings. Many of them usually have one cause.
  public func report(seconds: Double, limit: Int) -> String {
    let rest = findings.count - limit
    let declared = (evidence.interfaces ?? []).map(\.declarations.count).reduce(0, +)
    let sizes = [
      counted(evidence.manifest.targets.count, "target"), counted(evidence.sources.count, "file"),
      counted(evidence.uses?.count ?? 0, "use"), counted(declared, "public declaration"),
    ].joined(separator: ", ")
    let found = counted(findings.count, "finding")
    let tenths = Int((seconds * 10).rounded())
    let hidden = evidence.gaps.isEmpty ? "" : ", but some evidence is missing"
    let lines =
      findings.prefix(limit).map(\.line)
      + (rest > 0 ? ["and \(rest) more. Many findings may have one cause."] : [])
      + evidence.gaps.map {
        "evidence-stale: the lens “\($0.lens.rawValue)” is incomplete: \($0.reason)"
      }
      + ["\(sizes); \(found) in \(tenths / 10).\(tenths % 10) s\(hidden)"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// Returns the findings of the rules in a package, without those that an exception allows.
public func check(_ evidence: Evidence, against rules: Rulebook) -> Verdict {
  let inspection = Inspection(evidence, rules: rules)
  var found: Set<Finding> = []
  for rule in Rule.all {
    for var finding in rule.find(inspection) {
      finding.rule = rule.id
      found.insert(finding)
    }
  }
  let findings = rules.applyingExceptions(to: found, inspection.lenses).sorted()
  return Verdict(findings: findings, evidence: evidence)
}

extension Rulebook {
  /// Removes the findings that an exception allows. An exception that allows none is itself a
  /// finding, because it is outdated.
  fileprivate func applyingExceptions(to found: Set<Finding>, _ seen: Set<Lens>) -> [Finding] {
    var used: [Int: Set<Region>] = [:]
    let findings = found.filter { finding in
      var isAllowed = false
      for row in exceptions where row.rule == finding.rule {
        guard row.subjects.isEmpty || row.subjects.contains(finding.subject),
          let place = row.places.first(where: {
            layers.selects(finding.target, at: finding.place, $0)
          })
        else { continue }
        used[row.line, default: []].insert(place)
        isAllowed = true
      }
      return !isAllowed
    }
    let judged = (areOfFork ? [] : exceptions).filter { exception in
      Rule.all.first { $0.id == exception.rule }?.needs.isSubset(of: seen) ?? true
    }
    return findings
      + judged.flatMap { row in
        Set(row.places).subtracting(used[row.line] ?? []).map {
          Finding.deadRow(row.line, "`\(row.rule)` has no findings in \($0.description).")
        }
      }
  }
}
