import Foundation
import Toolbox

extension ProofReport {
  /// The guard × violation matrix, and a sum.
  public var text: String {
    (matrix + legend + ["", summary]).joined(separator: "\n")
  }

  private var columns: [Guard] {
    guards.filter { guardian in verdicts.contains { $0.seen[guardian.name] != nil } }
  }

  private var matrix: [String] {
    var table = TextTable(["violation"] + columns.indices.map(Self.letter) + [""])
    for verdict in verdicts.sorted(by: { $0.violation.name < $1.violation.name }) {
      table.add(
        [verdict.violation.name] + columns.map { cell(verdict, $0) } + [verdict.outcome.word])
    }
    return table.lines
  }

  private func cell(_ verdict: Verdict, _ guardian: Guard) -> String {
    let isMeant = verdict.violation.guardName == guardian.name
    return switch verdict.seen[guardian.name] {
    case nil: isMeant ? "?" : ""
    case true?: isMeant ? (verdict.isCaught ? "●" : "○") : (verdict.isCaught ? "+" : "!")
    case false?: isMeant ? "○" : "·"
    }
  }

  private var legend: [String] {
    let names = columns.enumerated().map { index, guardian in
      let time = seconds[guardian.name].map { " (\($0.short) s)" } ?? ""
      return "\(Self.letter(index)) \(guardian.name)\(time)"
    }
    return [
      "", "  " + names.joined(separator: ", "),
      "  ● red for the stated reason, + red with it, as stated, · green, ○ not red for the reason, "
        + "! red and should not be",
    ]
  }

  private var summary: String {
    let caught = verdicts.count - failures.count
    return "\(verdicts.count) violations of \(Set(verdicts.map(\.violation.guardName)).count) "
      + "guards: \(caught) caught, \(failures.count) not; \(problems.count) problems beside; "
      + "\(total.short) s"
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
  }
}

extension Verdict.Outcome {
  /// One word for the matrix and the report.
  var word: String {
    switch self {
    case .caught: "caught"
    case .survived: "SURVIVED"
    case .noisy: "NOISY"
    case .unplanted: "NOT PLANTED"
    }
  }

  /// What was found, or why not.
  var explanation: String {
    switch self {
    case .caught(let finding): finding.description
    case .survived(let reason), .unplanted(let reason): reason
    case .noisy(let noise): noise.joined(separator: "\n")
    }
  }
}

extension Double {
  /// With one digit behind the point.
  var short: String { String(format: "%.1f", self) }
}
