import Evidence
import Foundation

extension Verdict {
  /// Every finding and every gap, as one object of JSON. There is no limit: programs count.
  var json: String {
    VerdictObject(self).encoded
  }
}

/// What programs read. The names are kept from version to version.
private struct VerdictObject: Encodable {
  let findings: [FindingObject]
  let gaps: [GapObject]
  let targets, files, uses, declarations: Int

  init(_ verdict: Verdict) {
    findings = verdict.findings.map(FindingObject.init)
    gaps = verdict.gaps.map { GapObject(lens: $0.lens.rawValue, reason: $0.reason) }
    targets = verdict.extent.targets
    files = verdict.extent.files
    uses = verdict.extent.uses
    declarations = verdict.extent.declarations
  }

  struct FindingObject: Encodable {
    let rule, path, problem, reason, instead: String
    let line, column: Int

    init(_ finding: Finding) {
      rule = finding.rule
      (path, line, column) = (finding.place.path, finding.place.line, finding.place.column)
      (problem, reason, instead) = (finding.problem, finding.reason, finding.instead)
    }
  }

  struct GapObject: Encodable {
    let lens, reason: String
  }
}

extension Encodable {
  /// The value as JSON that is the same each time, and ends with a line break.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding of strings and whole numbers does not fail.
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
