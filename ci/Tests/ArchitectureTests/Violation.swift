import Evidence
import Testing

/// One thing that is wrong with the sample, and the lines that say so.
struct Violation: Sendable, CustomTestStringConvertible {
  let rule: String
  let evidence: Evidence
  let lines: [String]

  var testDescription: String { "\(rule): \(lines.first ?? "")" }

  init(_ rule: String, _ lines: [String], breaking: (inout SamplePackage) -> Void) {
    var package = SamplePackage()
    breaking(&package)
    self.rule = rule
    self.lines = lines
    evidence = package.evidence
  }

  static let all = edges + imports + symbols + signatures + confined + habits
}
