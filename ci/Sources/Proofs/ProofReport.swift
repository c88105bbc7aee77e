public import Toolbox

/// What a run saw: the guards, the violations, and what is wrong with the table itself.
public struct ProofReport: Sendable {
  /// The commit that the violations were planted in.
  public var commit: String
  public var guards: [Guard] = []
  /// The seconds that each guard took on the clean clone.
  public var seconds: [String: Double] = [:]
  public var verdicts: [Verdict] = []
  /// What is wrong beside the verdicts: guards without a violation, red before anything was
  /// planted, or red without anybody's doing.
  public var problems: [String] = []
  public var total: Double = 0

  public init(commit: String) {
    self.commit = commit
  }

  public var failures: [Verdict] { verdicts.filter { !$0.isCaught } }

  public var status: ToolStatus {
    failures.isEmpty && problems.isEmpty ? .clean : .findings
  }

  /// One line for each violation that was not caught, and for each problem. Violations that were
  /// not planted for the same reason share a line.
  public var findings: [String] {
    let unplanted = Dictionary(grouping: failures) { verdict in
      if case .unplanted(let reason) = verdict.outcome { reason } else { "" }
    }
    let groups = unplanted.filter { !$0.key.isEmpty && $0.value.count > 1 }
    let alone = failures.filter { verdict in
      !groups.values.contains { $0.contains(verdict) }
    }
    return alone.map(finding)
      + groups.sorted { $0.key < $1.key }.map { reason, verdicts in
        "\(verdicts.count) violations of “\(verdicts[0].violation.guardName)”: not planted: \(reason)"
      } + problems
  }

  private func finding(_ verdict: Verdict) -> String {
    let name =
      verdict.violation.name.hasPrefix(LayerPairs.prefix)
      ? verdict.violation.name : "ci/violations/\(verdict.violation.name).patch"
    return switch verdict.outcome {
    case .caught: name
    case .survived(let reason): "\(name): survived: \(reason)"
    case .noisy(let noise):
      "\(name): caught, and beside it: \(noise.prefix(3).joined(separator: "; ")). "
        + "Make it smaller, or say “Also:”."
    case .unplanted(let reason): "\(name): not planted: \(reason)"
    }
  }
}
