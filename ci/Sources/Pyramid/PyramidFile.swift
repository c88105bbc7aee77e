import Foundation
public import Toolbox

/// `reports/pyramid.json`: a report with what is wrong in it.
public struct PyramidFile: Codable, Sendable {
  public var levels: [LevelMeasure]
  public var coverage: [ModuleCoverage]
  public var stages: [StageTime]
  /// One sentence each.
  public var findings: [String]

  public init(report: PyramidReport, findings: [PyramidFinding]) {
    levels = report.levels
    coverage = report.coverage
    stages = report.stages
    self.findings = findings.map(\.description)
  }

  /// As text, with the keys in order.
  public func json() throws(ToolFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      throw ToolFailure("The report cannot be written as JSON: \(error)")
    }
  }
}
