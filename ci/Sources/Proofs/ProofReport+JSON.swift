import Foundation
public import Toolbox

extension ProofReport {
  /// The same for programs, with its keys in order.
  public func json() throws(ToolFailure) -> String {
    let file = File(
      commit: commit, seconds: total, problems: problems,
      guards: guards.map {
        .init(name: $0.name, make: $0.target, command: $0.command, seconds: seconds[$0.name])
      },
      violations: verdicts.map { verdict in
        .init(
          name: verdict.violation.name, guardName: verdict.violation.guardName,
          breaks: verdict.violation.breaks, proves: verdict.violation.subjects,
          outcome: verdict.outcome.word.lowercased(), finding: verdict.outcome.explanation,
          guards: verdict.seen.mapValues { $0 ? "red" : "green" }, batch: verdict.batch)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(file) else {
      throw ToolFailure("The report cannot be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct File: Encodable {
    var commit: String
    var seconds: Double
    var problems: [String]
    var guards: [GuardRow]
    var violations: [ViolationRow]
  }

  private struct GuardRow: Encodable {
    var name: String
    var make: String
    var command: String
    var seconds: Double?
  }

  private struct ViolationRow: Encodable {
    var name: String
    var guardName: String
    var breaks: String
    var proves: [String]
    var outcome: String
    var finding: String
    var guards: [String: String]
    var batch: String

    private enum CodingKeys: String, CodingKey {
      case name, guardName = "guard", breaks, proves, outcome, finding, guards, batch
    }
  }
}
